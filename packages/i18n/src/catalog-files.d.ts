/** What `lingui compile` writes beside each .po file; ignored by git, so often absent when types are checked. */
declare module '*/locales/en.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*/locales/zh-CN.mjs' {
  export const messages: import('@lingui/core').Messages;
}
