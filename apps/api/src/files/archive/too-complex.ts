/** Unpacks to more than `limits.file.unpacked` allows, or says that it is smaller than it is. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
}
