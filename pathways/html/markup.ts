/** Trusted markup: `html` escapes every other value. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return part.map(textOf).join('');
}

/** Escapes each inserted value unless it is `Markup`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + textOf(parts[index] ?? '')).join(''));

/** Data for an inline script: escapes `<`, so that no value can end the element. */
export const scriptData = (value: unknown): Markup => new Markup(JSON.stringify(value).replace(/</g, '\\u003c'));
