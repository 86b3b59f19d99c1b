import * as limits from './limits.ts';

export interface FilePolicy {
  /** Lower case, without the dot. */
  extensions: readonly string[];
  bytes: number;
}

const pictures = ['png', 'jpg', 'jpeg', 'webp'] as const;

/** Every type that the product takes at all. */
const everything =
  'docx xlsx pptx pdf txt doc xls ppt odt rtf md csv xliff xlf tmx po srt vtt json xml html htm zip'
    .split(' ')
    .concat(pictures, ['gif', 'mp3', 'm4a', 'wav', 'mp4']);
const work: FilePolicy = { extensions: everything, bytes: limits.file.bytes };

/** Which files are taken for what. */
export const filePolicies = {
  /** What is to be translated. */
  order: work,
  /** What was translated. */
  delivery: work,
  posting: work,
  /** What a party shows in an appeal. */
  evidence: work,
  /** What staff attach to a ruling. */
  ruling: work,
  /** What shows a fault, or what somebody means, in feedback. */
  feedback: {
    extensions: [...pictures, 'gif', 'mp4', 'pdf', 'txt', 'docx', 'xlsx', 'zip'],
    bytes: 20 * 1_048_576,
  },
  /** What a supplier sends along with an application. */
  application: {
    extensions: [...pictures, 'pdf', 'doc', 'docx', 'xlsx', 'pptx', 'txt', 'zip'],
    bytes: 20 * 1_048_576,
  },
  /** The invoice of a company for its translation fees. */
  invoice: { extensions: [...pictures, 'pdf'], bytes: 10 * 1_048_576 },
  /** What staff issue to a client: the layout, or an archive with the XML that tax law asks to keep. */
  taxInvoice: { extensions: ['pdf', 'xml', 'zip'], bytes: 10 * 1_048_576 },
  /** Certificates, degrees and the resume itself. */
  resume: { extensions: [...pictures, 'pdf', 'doc', 'docx'], bytes: 20 * 1_048_576 },
  /** Sent in a conversation. */
  message: work,
  /** Sent to the service desk or by it. */
  service: work,
  /** A photo of an identity document or licence. */
  document: { extensions: pictures, bytes: 10 * 1_048_576 },
} as const satisfies Record<string, FilePolicy>;

/** What a client uploads as the work: a posting's files go into the order without a second upload. */
export const workPurposes = ['order', 'posting'] as const satisfies readonly FilePurpose[];

/** The types that are taken for a purpose, as an upload's `accept`: `.pdf,.docx`. */
export function acceptOf(purpose: FilePurpose): string {
  return filePolicies[purpose].extensions.map((extension) => `.${extension}`).join();
}

/** What a file is uploaded for; avatars go another way. */
export type FilePurpose = keyof typeof filePolicies;
