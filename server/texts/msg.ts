/** The names of the values of a message: of `{order}` and of `{years, plural, …}`. What a plural says is no name. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | NamesIn<Rest>
  : never;

type NameOf<Inside extends string> = Inside extends `${infer Name},${string}`
  ? Name
  : Inside extends `${string} ${string}`
    ? never
    : Inside;

/** A text of the server, which `textIn` says in a language. `Names` are those of the values that it needs. */
export interface Message<Names extends string = never> {
  readonly english: string;
  /** Tells apart what is the same in English alone. */
  readonly context: string;
  /** For the compiler only. */
  readonly names?: readonly Names[];
}

/** Only what is written out can be translated. */
type Written<Text extends string> = string extends Text ? never : Text;

/** A text in English, as ICU MessageFormat. `npm run messages` takes it into the catalogues, so both are written out. */
export const msg = <const Text extends string>(english: Written<Text>, context = ''): Message<NamesIn<Text>> => ({
  english,
  context,
});
