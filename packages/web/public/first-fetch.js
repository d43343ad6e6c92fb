// Fetches the words of the reader's language beside the scripts of the page instead of after them. A wrong guess only
// costs the fetch: the page itself decides which language it speaks.
const { dataset } = document.currentScript;
let chosen;
try {
  chosen = JSON.parse(localStorage.getItem('shirasagi-settings'))?.language;
} catch {
  // Blocked or unreadable: the browser's languages tell.
}
const preferred = [chosen, ...navigator.languages.map((tag) => tag.split('-', 1)[0]), 'en'];
const link = document.createElement('link');
link.rel = 'modulepreload';
link.crossOrigin = '';
link.href = preferred.map((language) => dataset[language]).find(Boolean);
document.head.append(link);
