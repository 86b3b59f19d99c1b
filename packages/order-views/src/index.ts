/**
 * How orders, applications, reviews and notifications look on both sides of the marketplace: the words
 * for the states, actions and money events of the contract, and the components that know its shapes.
 * Bundled into both portals; its words travel with each portal's catalogs.
 */
export { orderViewsCatalogs } from './catalogs.ts';
