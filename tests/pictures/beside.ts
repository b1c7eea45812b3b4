import type { Page } from 'playwright-core';

interface Captioned {
  readonly caption: string;
  readonly picture: Buffer;
}

/** Puts pictures side by side, each with its caption, into one that is wide. */
export async function beside(page: Page, pictures: readonly Captioned[]): Promise<Buffer> {
  const figures = pictures.map(
    ({ caption, picture }) =>
      `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  await page.setViewportSize({ width: 2400, height: 800 });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; padding: 28px; background: #e7edf2; font: 600 26px system-ui, sans-serif; color: #17212b; }
    main { display: grid; grid-template-columns: repeat(${pictures.length}, 1fr); gap: 28px; }
    figure { margin: 0; }
    figcaption { margin-block-end: 14px; }
    img { display: block; inline-size: 100%; block-size: 560px; object-fit: cover; object-position: left top; border-radius: 12px; box-shadow: 0 2px 14px #17212b33; }
  </style><main>${figures.join('')}</main>`);
  await page
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => image.decode());
  return page.locator('body').screenshot();
}
