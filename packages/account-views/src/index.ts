/**
 * What a person sets up about their own account, the same on both sides of the marketplace: picture,
 * sign-in, devices, notifications, public resume, appearance, own data. Bundled into both portals; its
 * words travel with each portal's catalogs.
 */
export { accountViewsCatalogs } from './catalogs.ts';
export { SettingsPage } from './page/settings-page.tsx';
