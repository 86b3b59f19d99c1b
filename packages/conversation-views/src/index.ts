/**
 * Messages between clients and suppliers: contacts, threads, what they are about. Bundled into both
 * portals; its words travel with each portal's catalogs.
 */
export { ConversationsPage } from './page/conversations-page.tsx';
