// Runs before the first paint, so that a dark room does not flash; src/settings/theme.ts decides what is not remembered. A file
// of its own, because our pages allow no script within them.
try {
  document.documentElement.dataset.theme = localStorage.getItem('tabuleiro.theme') ?? '';
} catch {
  // Without storage the system's choice holds.
}
