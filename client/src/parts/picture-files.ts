/** Pictures as files: saved on the device, or handed to whatever it shares with. */

const LATER = 60_000; // milliseconds after which no browser still reads what it saves

/** Return what a canvas shows as a PNG. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('the picture could not be written'));
    }, 'image/png'),
  );
}

/** Save a picture under a name. */
export function savePicture(picture: Blob, name: string): void {
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), LATER);
}

/** Tell whether the device can share pictures. */
export function canSharePictures(): boolean {
  const file = new File([], 'picture.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Share a picture with whatever the device shares with. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  await navigator.share({ files: [file], title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error; // put aside
  });
}
