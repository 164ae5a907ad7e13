import type { Declaration, Program, Statement } from 'oxc-parser';
import { findPatternNames } from '#tests/architecture/source/patterns.ts';

export type ExportKind = 'function' | 'value' | 'class' | 'type' | 'interface';

/** A named export. */
export interface Exported {
  readonly name: string;
  readonly kind: ExportKind;
  /** The start of the export statement, where its docstring must end. */
  readonly position: number;
}

/** The exported declarations of a file, without re-exports and default exports. */
export function findExports(program: Program): readonly Exported[] {
  return program.body.flatMap(exportsAt);
}

function exportsAt(statement: Statement): readonly Exported[] {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  return declaredBy(statement.declaration).map((declared) => ({ ...declared, position: statement.start }));
}

function declaredBy(declaration: Declaration): readonly Omit<Exported, 'position'>[] {
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return declaration.id ? [{ name: declaration.id.name, kind: 'function' }] : [];
    case 'ClassDeclaration':
      return declaration.id ? [{ name: declaration.id.name, kind: 'class' }] : [];
    case 'TSTypeAliasDeclaration':
      return [{ name: declaration.id.name, kind: 'type' }];
    case 'TSInterfaceDeclaration':
      return [{ name: declaration.id.name, kind: 'interface' }];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id, init }) =>
        findPatternNames(id).map((name) => ({
          name,
          kind: /^(Arrow)?Function/.test(init?.type ?? '') ? 'function' : 'value',
        })),
      );
    default:
      return [];
  }
}
