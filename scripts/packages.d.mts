export const libraries: readonly string[]
export const published: readonly string[]
export function folderOf(name: string): string
export function workspacesOf(names: readonly string[]): string[]
export const root: string
export function manifestOf(name: string): { readonly name: string; readonly version: string }
export function exportsOf(
  name: string,
): readonly { readonly specifier: string; readonly path: string }[]
export function sourceAliases(): Record<string, string>
