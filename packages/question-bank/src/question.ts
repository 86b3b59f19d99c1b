/** One choice question of the language tests as it is seeded; the right answer never leaves the server. */
export interface SeedQuestion {
  /** Stable across releases, e.g. `en-zh-001`. */
  key: string;
  /** What is asked: in the target language of the pair, which is the one the tested person writes. */
  prompt: string;
  /** Text to translate or judge, shown as a quotation; absent where the prompt says all. */
  passage?: string;
  options: readonly [string, string, string, string];
  /** Position of the right one, 0 to 3. */
  answer: 0 | 1 | 2 | 3;
  /** What it tries. */
  skill:
    | 'meaning'
    | 'terminology'
    | 'grammar'
    | 'register'
    | 'idiom'
    | 'numbers'
    | 'culture'
    | 'convention';
}
