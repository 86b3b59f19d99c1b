/** What is used of pdfmake; the types that others wrote for it bring all of a browser's along. */
declare module 'pdfmake' {
  /** A text, a table, a drawing: https://pdfmake.github.io/docs/ */
  export type Content = string | readonly Content[] | { readonly [property: string]: unknown };

  export interface TableLayout {
    readonly table: { readonly widths?: readonly unknown[] };
  }

  export interface DocumentDefinition {
    readonly content: Content;
    readonly header?: () => Content;
    readonly footer?: (page: number, pages: number) => Content;
    readonly [property: string]: unknown;
  }

  interface Pdfmake {
    setFonts(fonts: Record<string, { normal: string; bold: string }>): void;
    setUrlAccessPolicy(mayFetch: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    createPdf(definition: DocumentDefinition): { getBuffer(): Promise<Buffer> };
  }

  const pdfmake: Pdfmake;
  export default pdfmake;
}
