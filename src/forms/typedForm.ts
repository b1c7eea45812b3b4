import type { Control } from 'react-hook-form';
import type { z } from 'zod/mini';

/** What stands in the fields of a form: texts as they were typed, and whether boxes are ticked. */
export type TypedValues = Record<string, string | boolean>;

type FieldSchema = z.ZodMiniType<unknown, string | boolean>;

/** The schema of each field, by its name. */
export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

/** The schema of a form: for each field how what is typed in it is understood. */
export type FormSchema<Values extends TypedValues, Understood> = z.ZodMiniType<Understood, Values> & {
  readonly shape: FieldSchemas;
};

type NameOf<Values, Value> = { [Name in keyof Values]: Values[Name] extends Value ? Name : never }[keyof Values] &
  string;

export type TextName<Values> = NameOf<Values, string>;
export type FlagName<Values> = NameOf<Values, boolean>;

/** What stands against a field. */
export interface Problem {
  readonly id: string;
  readonly label: string;
  readonly words: string;
}

/** How a field stands: what it is called and what has to be said of it. */
export interface FieldState {
  readonly id: string;
  readonly label: string;
  readonly isOptional: boolean;
  /** How many characters it takes, where that is limited. */
  readonly most: number | null;
  readonly problem: string | null;
  /** Whether what was typed is accepted with a warning. */
  readonly isDoubtful: boolean;
  /** Whether the summary above the form has said the problem. */
  readonly isInSummary: boolean;
}

/** What the form around the fields needs to know. */
export interface FormState {
  readonly submit: () => void;
  /** What stood against the form when it was last refused, and still does. */
  readonly summary: readonly Problem[];
  /** How often it was submitted. */
  readonly attempt: number;
}

/** A form whose texts and flags have these names, and what is asked for beside them. */
export interface TypedForm<Text extends string, Flag extends string = never, Beside extends string = never>
  extends FormState {
  readonly control: Control<TypedValues>;
  readonly field: (name: Text | Flag | Beside) => FieldState;
  /** Tells the flow what stands in the fields. */
  readonly keep: () => void;
  /** Empties it for the next, once what was entered has been taken. */
  readonly clear: () => void;
  /** What was understood of a text, as it is written. */
  readonly understood: (name: Text, text: string) => string;
}
