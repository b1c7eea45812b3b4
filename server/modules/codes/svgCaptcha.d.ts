/** The package's default export. Its own types cover only the functions that choose the text by `Math.random`. */
declare module 'svg-captcha' {
  function draw(
    text: string,
    options: {
      readonly width: number;
      readonly height: number;
      readonly fontSize: number;
      readonly noise: number;
    },
  ): string;
  export = draw;
}
