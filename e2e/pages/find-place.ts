import type { Locator } from '@playwright/test';

/**
 * Finds the gap as an eye does: the place along the piece's way where what the picture shows, though
 * darkened there, varies as the piece does. Takes the dialog; answers px of the picture from the left.
 */
export function findPlace(dialog: Locator): Promise<number> {
  return dialog.evaluate(async (element) => {
    const [background, piece] = [...element.querySelectorAll('img')];
    if (!background || !piece) throw new Error('The puzzle shows no pictures.');
    await Promise.all([background.decode(), piece.decode()]);
    const shown = piece.getBoundingClientRect().top - background.getBoundingClientRect().top;
    const scale = background.naturalWidth / background.getBoundingClientRect().width;
    const top = Math.round(shown * scale);
    const side = piece.naturalWidth;
    const ground = pixels(background);
    const cut = pixels(piece);

    const inside: [number, number][] = [];
    const rim = 3;
    for (let y = rim; y < side - rim; y += 1) {
      for (let x = rim; x < side - rim; x += 1) if (isInside(x, y)) inside.push([x, y]);
    }
    const wanted = inside.map(([x, y]) => grey(cut, x, y));
    let best = { place: 0, likeness: -1 };
    for (let place = 0; place <= background.naturalWidth - side; place += 1) {
      const seen = inside.map(([x, y]) => grey(ground, place + x, top + y));
      const likeness = correlation(wanted, seen);
      if (likeness > best.likeness) best = { place, likeness };
    }
    return best.place;

    /** The rim of the piece is drawn, not cut. */
    function isInside(x: number, y: number): boolean {
      const around = [-rim, 0, rim];
      return around.every((dx) =>
        around.every((dy) => (cut.data[((y + dy) * cut.width + x + dx) * 4 + 3] ?? 0) > 250),
      );
    }

    function pixels(image: HTMLImageElement): ImageData {
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser does not draw.');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    }

    function grey({ data, width }: ImageData, x: number, y: number): number {
      const at = (y * width + x) * 4;
      return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
    }

    function correlation(one: number[], other: number[]): number {
      const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
      const [middle, otherMiddle] = [mean(one), mean(other)];
      let both = 0;
      let square = 0;
      let otherSquare = 0;
      for (const [index, value] of one.entries()) {
        const difference = value - middle;
        const otherDifference = (other[index] ?? 0) - otherMiddle;
        both += difference * otherDifference;
        square += difference ** 2;
        otherSquare += otherDifference ** 2;
      }
      return both / Math.sqrt(square * otherSquare || 1);
    }
  });
}
