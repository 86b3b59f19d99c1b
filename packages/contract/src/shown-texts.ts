/** A sentence for a person, in both languages. */
export interface BilingualText {
  en: string;
  zh: string;
}

/*
 * Sentences of the error catalogue that a screen also says by itself. Apart from the others, so that
 * a browser that needs one does not load them all.
 */
export const sessionRevokedText: BilingualText = {
  en: 'This session has ended. Please log in again.',
  zh: '登录状态已失效，请重新登录。',
};

export const avatarTypeText: BilingualText = {
  en: 'Invalid file format. Only files with the extensions of JPG/PNG are allowed.',
  zh: '文件格式错误，仅支持 JPG/PNG 格式的文件。',
};
