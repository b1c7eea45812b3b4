/**
 * A defect that could be written: one node of the product's syntax, and the code that takes its place. The node is addressed
 * by names and by its form, never by lines or by text around it, so that moving and formatting code keeps every defect.
 */
export interface Defect {
  readonly name: string;
  /**
   * Names from the outside in, a space between them: first a declaration at the top of a file, then states, keys, elements,
   * attributes, calls and inner declarations, as many as it takes. `purchaseMachine checkingOrder onDone`
   */
  readonly in: string;
  /** The end of the path of its file, where several files declare the first name. */
  readonly file?: string;
  /**
   * The form of the node, as code in which `$1` to `$9` match anything; it occurs once in what the names lead to. Without it
   * the node is the value of the last name.
   */
  readonly node?: string;
  /** The code in its place, in which `$0` is the node and `$1` to `$9` are what they matched; empty where the node is left out. */
  readonly becomes: string;
}
