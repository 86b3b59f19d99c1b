/** Why a PDF, or a page of it, isn’t shown. */
export type PdfFault = 'tooLarge' | 'locked' | 'slow' | 'broken';

export class PdfRefused extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(`The PDF is not shown: ${fault}.`);
    this.fault = fault;
  }
}

/** Whatever a reader throws at a file that somebody made to break it. */
export function faultOf(error: unknown): PdfFault {
  if (error instanceof PdfRefused) return error.fault;
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
}
