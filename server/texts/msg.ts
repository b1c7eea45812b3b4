/** Names are `order` of `{order}` and `years` of `{years, plural, …}`. Texts inside of a plural are no names. */
export type ValueNames<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? ValueName<Inside> | ValueNames<Rest>
  : never;

type ValueName<Inside extends string> = Inside extends `${infer Name},${string}`
  ? Name
  : Inside extends `${string} ${string}`
    ? never
    : Inside;

/** `Names` are those of its values. */
export interface Message<Names extends string = never> {
  readonly english: string;
  /** Distinguishes messages that are the same only in English. */
  readonly context: string;
  /** For the compiler only. */
  readonly names?: readonly Names[];
}

/** Only literals can be extracted for translation. */
type LiteralText<Text extends string> = string extends Text ? never : Text;

/** In ICU MessageFormat. Both arguments must be literals, as `npm run messages` extracts them. */
export const msg = <const Text extends string>(
  english: LiteralText<Text>,
  context = '',
): Message<ValueNames<Text>> => ({
  english,
  context,
});
