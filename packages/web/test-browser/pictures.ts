import type { Page } from '@tabuleiro/browser';

// Pictures of the page, and what is to be seen in them.

/** What of a picture is nearly black, and nearly white; from 0 to 1. */
export interface Shades {
  readonly black: number;
  readonly white: number;
  /** How far colours are from grey, on average. */
  readonly colourful: number;
}

type Locator = ReturnType<Page['locator']>;

export async function pictureOf(place: Locator): Promise<string> {
  return (await place.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Read by the browser, which knows how pictures are written. */
export async function shadesOf(page: Page, picture: string): Promise<Shades> {
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (brush === null) throw new Error('pictures cannot be read here');
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, image.width, image.height);
    let [black, white, colourful] = [0, 0, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
      if (most < 40) black += 1;
      if (least > 220) white += 1;
      colourful += (most - least) / 255;
    }
    const pixels = data.length / 4;
    return { black: black / pixels, white: white / pixels, colourful: colourful / pixels };
  }, picture);
}
