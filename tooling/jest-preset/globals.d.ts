/// <reference types="@testing-library/jest-dom" />

// Message catalogs are compiled from the .po files beside them and are not in git.
declare module '*/en.mjs' {
  export const messages: import('@lingui/core').Messages;
}
declare module '*/zh-CN.mjs' {
  export const messages: import('@lingui/core').Messages;
}
