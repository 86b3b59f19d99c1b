export { default } from './node.mjs';
