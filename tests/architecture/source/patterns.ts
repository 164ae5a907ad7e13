import type { BindingPattern, FormalParameterRest, ParamPattern } from 'oxc-parser';

/** The names a pattern binds: `a` and `c` of `{ a, b: [c] }`. */
export function findPatternNames(
  pattern: BindingPattern | ParamPattern | FormalParameterRest,
): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return findPatternNames(pattern.left);
    case 'RestElement':
      return findPatternNames(pattern.argument);
    case 'TSParameterProperty':
      return findPatternNames(pattern.parameter);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : findPatternNames(element)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        findPatternNames(property.type === 'RestElement' ? property : property.value),
      );
  }
}
