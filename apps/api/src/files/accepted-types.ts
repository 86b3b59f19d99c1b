export interface AcceptedType {
  extensions: readonly string[];
  /** What looking into the file finds; `text` means: nothing but text. */
  looksLike: readonly string[];
  /** What it is stored and sent as: never a type that a browser would run. */
  mediaType: string;
}

const text = ['text'];
/** Old Office files are all the same container. */
const compound = ['application/x-cfb'];

/** Some programs write documents so that only their parts tell them from other archives. */
const archive = 'application/zip';

const office = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;

/** What may be uploaded: name and content have to agree. */
export const acceptedTypes: readonly AcceptedType[] = [
  type('pdf', 'application/pdf'),
  type('doc', 'application/msword', compound),
  type('xls', 'application/vnd.ms-excel', compound),
  type('ppt', 'application/vnd.ms-powerpoint', compound),
  officeType('docx', office('wordprocessingml.document')),
  officeType('xlsx', office('spreadsheetml.sheet')),
  officeType('pptx', office('presentationml.presentation')),
  officeType('odt', 'application/vnd.oasis.opendocument.text'),
  type('rtf', 'application/rtf'),
  type('zip', archive),
  type('txt md srt po', 'text/plain', text),
  type('vtt', 'text/vtt', ['text', 'text/vtt']),
  type('csv', 'text/csv', text),
  type('json', 'application/json', text),
  type('xml xliff xlf tmx', 'application/xml', ['text', 'application/xml']),
  // A page is work to translate here, not something to show.
  type('html htm', 'text/plain', ['text', 'application/xml']),
  type('png', 'image/png'),
  type('jpg jpeg', 'image/jpeg'),
  type('webp', 'image/webp'),
  type('gif', 'image/gif'),
  type('mp3', 'audio/mpeg'),
  type('m4a', 'audio/mp4', ['audio/mp4', 'audio/x-m4a', 'video/mp4']),
  type('wav', 'audio/wav', ['audio/wav', 'audio/vnd.wave']),
  type('mp4', 'video/mp4'),
];

function type(
  extensions: string,
  mediaType: string,
  looksLike: readonly string[] = [mediaType],
): AcceptedType {
  return { extensions: extensions.split(' '), mediaType, looksLike };
}

function officeType(extension: string, mediaType: string): AcceptedType {
  return type(extension, mediaType, [mediaType, archive]);
}
