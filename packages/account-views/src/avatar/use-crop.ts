import { useState, type KeyboardEvent } from 'react';
import type { Cut } from './cut-picture.ts';

/** How far a picture can be enlarged beyond the size at which it covers the box. */
export const largestZoom = 6;
const zoomStep = 0.1;
const quarter = 90;

const middle = { x: 0, y: 0 };

/** Degrees into −180 … 180, as the slider has them. */
export function normalTurn(degrees: number): number {
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return turned === -180 ? 180 : turned;
}

/** Place, size and turn of a picture under the box, and the keys that change them. */
export function useCrop() {
  const [position, setPosition] = useState(middle);
  const [smallestZoom, setSmallestZoom] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Cut['area']>();

  function zoomTo(wanted: number): void {
    setZoom(Math.min(Math.max(wanted, smallestZoom), smallestZoom * largestZoom));
  }

  function turnTo(degrees: number): void {
    setRotation(normalTurn(Math.round(degrees)));
  }

  /** A picture was laid under the box; enlarged by `cover` it fills the box. */
  function begin(cover: number): void {
    setPosition(middle);
    setRotation(0);
    setSmallestZoom(cover);
    setZoom(cover);
  }

  /** Arrow keys belong to the box itself. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') zoomTo(zoom + smallestZoom * zoomStep);
    else if (event.key === '-' || event.key === '_') zoomTo(zoom - smallestZoom * zoomStep);
    else if (event.key.toLowerCase() === 'r')
      turnTo(rotation + (event.shiftKey ? -quarter : quarter));
    else return;
    event.preventDefault();
  }

  return {
    position,
    zoom,
    smallestZoom,
    rotation,
    cut: area && { area, rotation },
    setPosition,
    setArea,
    zoomTo,
    turnTo,
    turnByQuarter: () => turnTo(rotation + quarter),
    begin,
    onKeyDown,
  };
}

export type Crop = ReturnType<typeof useCrop>;
