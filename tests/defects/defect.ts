/**
 * A possible defect: one node of the product's syntax and its replacement. Names and form address the node, never lines
 * or surrounding text, so that moving and formatting code keeps every defect.
 */
export interface Defect {
  readonly name: string;
  /**
   * Names from the outside in, separated by spaces: first a top-level declaration, then states, keys, elements,
   * attributes, calls and inner declarations, as many as necessary. `purchaseMachine checkingOrder onDone`
   */
  readonly in: string;
  /** The end of the file's path, if several files declare the first name. */
  readonly file?: string;
  /**
   * The node's form, as code in which `$1` to `$9` match anything; it must occur once in the named node. Omitted: the
   * node is the value of the last name.
   */
  readonly node?: string;
  /** The replacement: `$0` is the node, `$1` to `$9` are the matches. Empty removes the node. */
  readonly becomes: string;
}
