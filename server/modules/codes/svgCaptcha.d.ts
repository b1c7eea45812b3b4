/** The function that the package exports; its own types know only those beside it, which choose the text by `Math.random`. */
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
