import { remoteConfig } from '@tolk/webpack-preset';

export default remoteConfig({
  name: 'operations',
  dir: import.meta.dirname,
  libraryFiles: [
    {
      library: 'pdfjs-dist',
      name: 'pdfjs',
      files: {
        'legacy/build/pdf.worker.min.mjs': 'worker.js',
        cmaps: 'cmaps',
        standard_fonts: 'standard_fonts',
        // What decodes pictures without compiling anything in the browser.
        'wasm/jbig2_nowasm_fallback.js': 'wasm/jbig2_nowasm_fallback.js',
        'wasm/openjpeg_nowasm_fallback.js': 'wasm/openjpeg_nowasm_fallback.js',
        'wasm/LICENSE_JBIG2': 'wasm/LICENSE_JBIG2',
        'wasm/LICENSE_OPENJPEG': 'wasm/LICENSE_OPENJPEG',
        'wasm/LICENSE_PDFJS_JBIG2': 'wasm/LICENSE_PDFJS_JBIG2',
        'wasm/LICENSE_PDFJS_OPENJPEG': 'wasm/LICENSE_PDFJS_OPENJPEG',
      },
    },
  ],
});
