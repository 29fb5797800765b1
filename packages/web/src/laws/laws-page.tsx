export function LawsPage() {
  return <main />
}
