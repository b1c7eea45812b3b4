import type { Control } from 'react-hook-form';
import type { z } from 'zod/mini';

/** Texts as typed, and whether boxes are ticked. */
export type TypedValues = Record<string, string | boolean>;

type FieldSchema = z.ZodMiniType<unknown, string | boolean>;

export type FieldSchemas = Readonly<Record<string, FieldSchema>>;

export type FormSchema<Values extends TypedValues, Understood> = z.ZodMiniType<Understood, Values> & {
  readonly shape: FieldSchemas;
};

type FieldNameOf<Values, Value> = { [Name in keyof Values]: Values[Name] extends Value ? Name : never }[keyof Values] &
  string;

export type TextName<Values> = FieldNameOf<Values, string>;
export type FlagName<Values> = FieldNameOf<Values, boolean>;

export interface SummaryEntry {
  readonly id: string;
  readonly label: string;
  readonly words: string;
}

export interface FieldState {
  readonly id: string;
  readonly label: string;
  readonly isOptional: boolean;
  /** In characters; null without a limit. */
  readonly most: number | null;
  readonly problem: string | null;
  /** Accepted with a warning. */
  readonly isDoubtful: boolean;
  /** The summary above the form has announced the problem. */
  readonly isInSummary: boolean;
}

export interface FormState {
  readonly submit: () => void;
  /** Problems of the last rejected submission that still exist. */
  readonly summary: readonly SummaryEntry[];
  /** Number of submissions. */
  readonly attempt: number;
}

/** `Beside`: fields that are not typed, such as files. */
export interface TypedForm<Text extends string, Flag extends string = never, Beside extends string = never>
  extends FormState {
  readonly control: Control<TypedValues>;
  readonly field: (name: Text | Flag | Beside) => FieldState;
  /** Passes the current values to the flow. */
  readonly keep: () => void;
  /** Resets the form after its values were accepted. */
  readonly clear: () => void;
  /** The parsed text as the field shows it. */
  readonly understood: (name: Text, text: string) => string;
}
