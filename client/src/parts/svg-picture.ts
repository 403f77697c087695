/** Drawings of the page as pictures: what style sheets say of them is written into a copy. */

import { pngOf } from './picture-files';

const WIDTH = 1200; // pixels
/** What makes up the look of a drawing. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'display',
  'visibility',
  'transform',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

/** Draw all drawings within an element, one above another, on the page's ground. */
export async function pictureOf(element: Element): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * height) / width);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('this browser draws no pictures');
  paper.fillStyle = getComputedStyle(document.body).backgroundColor;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  for (const drawing of element.querySelectorAll('svg')) {
    if (drawing.parentElement?.closest('svg')) continue;
    paper.drawImage(await imageOf(drawing), 0, 0, canvas.width, canvas.height);
  }
  return pngOf(canvas);
}

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const { width, height } = drawing.getBoundingClientRect();
  const copy = copied(drawing);
  copy.setAttribute('width', `${WIDTH}`);
  copy.setAttribute('height', `${(WIDTH * height) / width}`);
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** Return a copy of a drawing that needs no style sheet. */
function copied(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((one) => [one, ...one.querySelectorAll('*')]);
  from?.forEach((element, at) => {
    const look = getComputedStyle(element);
    for (const name of LOOKS) {
      const value = look.getPropertyValue(name);
      if (value && !(name === 'transform' && value === 'none')) to?.[at]?.setAttribute(name, value);
    }
    to?.[at]?.removeAttribute('style');
    to?.[at]?.removeAttribute('class');
  });
  copy.removeAttribute('transform');
  return copy;
}
