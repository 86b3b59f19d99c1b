import { deflateSync } from 'node:zlib';

/** A PDF of one page, drawn by these operators, with Helvetica as /F1 and a Chinese font as /F2. */
export function makePdf(operators: string | { deflated: Buffer }): Buffer {
  const stream =
    typeof operators === 'string' ? deflateSync(Buffer.from(operators)) : operators.deflated;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    stream,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[7 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 5>>/FontDescriptor 8 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ];
  const pieces: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  const length = () => pieces.reduce((sum, piece) => sum + piece.length, 0);
  for (const [index, object] of objects.entries()) {
    places.push(length());
    pieces.push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') pieces.push(Buffer.from(object));
    else {
      pieces.push(Buffer.from(`<</Length ${object.length}/Filter/FlateDecode>>stream\n`));
      pieces.push(object, Buffer.from('\nendstream'));
    }
    pieces.push(Buffer.from('\nendobj\n'));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  pieces.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length()}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}
