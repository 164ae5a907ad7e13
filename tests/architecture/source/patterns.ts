import type { BindingPattern, FormalParameterRest, ParamPattern } from 'oxc-parser';

/** The names a pattern binds: `a` and `c` of `{ a, b: [c] }`. */
export function namesOf(pattern: BindingPattern | ParamPattern | FormalParameterRest): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    case 'TSParameterProperty':
      return namesOf(pattern.parameter);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesOf(element)));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'RestElement' ? property : property.value),
      );
  }
}
