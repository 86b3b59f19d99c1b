/** What stands behind the sign-in: the portals' layout, header, tables, dialogs and the pieces of lists and details. */
export { PortalLayout } from './PortalLayout/PortalLayout.tsx';
export type { MenuEntry } from './PortalLayout/menu.ts';
