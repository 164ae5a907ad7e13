/** Syntax of a POSIX shell that cmd.exe or PowerShell does not support. */
const posixOnly: readonly (readonly [what: string, form: RegExp])[] = [
  ['a variable set before the command: write cross-env', /(?:^|&& *)[A-Za-z_]\w*=/m],
  ['single quotes', /'/],
  ['a variable', /\$/],
  ['a command substitution', /`/],
  ['a second command after ;', /;/],
  ['a line continued with a backslash', /\\\n/],
  ['a command of Unix', /(?:^|&& *|\| *)(?:rm|cp|mv|mkdir|cat|grep|sed|export|source) /m],
];

/** The parts of a command that cmd.exe or PowerShell does not support, in words. All three support `&&`. */
export function posixSyntaxIn(command: string): readonly string[] {
  return posixOnly.filter(([, form]) => form.test(command)).map(([what]) => what);
}
