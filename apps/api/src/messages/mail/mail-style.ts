import type { Language } from '@tolk/domain';

/** The theme's colours, written out: mail clients know no variables. */
export const colour = {
  paper: '#FBF9F4',
  surface: '#FFFFFF',
  ink: '#17212B',
  quiet: '#55606A',
  line: '#DFDBD2',
  jade: '#0B6B5D',
  seal: '#C5402C',
} as const;

const latin = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial";
const chinese = "'PingFang SC', 'HarmonyOS Sans SC', 'Noto Sans SC', 'Microsoft YaHei'";
const lineHeight: Readonly<Record<Language, string>> = { en: '1.5', 'zh-CN': '1.7' };

export const mono = "'SF Mono', SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** Font of a text `size` px high, as it has to stand on every cell: Outlook inherits none. */
export function font(language: Language, size: number): string {
  const height = lineHeight[language];
  return `font-family:${latin}, ${chinese}, sans-serif;font-size:${size}px;line-height:${height};`;
}

/**
 * For clients that read a style sheet: the theme's dark mode, and less margin on a phone. Everything
 * else stands inline.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
a { text-decoration-thickness: 1px; text-underline-offset: 2px; }
@media (max-width: 480px) {
  .sheet { padding: 24px 20px !important; }
  .margin { padding: 16px 8px 24px !important; }
  .edge { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: #10171E !important; }
  .surface { background-color: #18212A !important; border-color: #2C3843 !important; }
  .well { background-color: #10171E !important; border-color: #2C3843 !important; }
  .ink { color: #EBE8E1 !important; }
  .quiet { color: #9FABB5 !important; }
  .line { border-color: #2C3843 !important; }
  .link { color: #4FB5A3 !important; }
  .button { background-color: #4FB5A3 !important; }
  .button-text { color: #0C1A18 !important; }
  .quote { background-color: #EBE8E1 !important; }
  .corner { border-color: #F0705B !important; }
}
`;
