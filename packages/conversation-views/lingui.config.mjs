export { default } from '@tolk/lingui-preset';
