// Fetches the words of the reader's language, and the first screen where that is wanted, beside the scripts of the
// page instead of after them. A wrong guess only costs the fetch: the page itself decides what it shows and how.
const { dataset } = document.currentScript;

function fetchEarly(href) {
  const link = document.createElement('link');
  const style = href.endsWith('.css');
  link.rel = style ? 'preload' : 'modulepreload';
  if (style) link.as = 'style';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}

let chosen;
try {
  chosen = JSON.parse(localStorage.getItem('shirasagi-settings'))?.language;
} catch {
  // Blocked or unreadable: the browser's languages tell.
}
const preferred = [chosen, ...navigator.languages.map((tag) => tag.split('-', 1)[0]), 'en'];
fetchEarly(preferred.map((language) => dataset[language]).find(Boolean));
if (/^(#\/?)?$/.test(location.hash)) for (const href of dataset.start.split(' ')) fetchEarly(href);
