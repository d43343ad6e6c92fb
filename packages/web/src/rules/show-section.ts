/** Brings a section into view and gives its title the focus. */
export function showSection(section: string): void {
  const title = document.getElementById(`rules-${section}`);
  title?.scrollIntoView();
  title?.focus({ preventScroll: true });
}
