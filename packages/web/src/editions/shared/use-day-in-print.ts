import { useEffect } from 'react';

/** Prints by day: at night the words are light, and paper has no dark ground for them. */
export function useDayInPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: { readonly theme: string | undefined; readonly motion: string | undefined } | undefined;
    const print = () => {
      before ??= { theme: dataset.theme, motion: dataset.motion };
      // Colours must not be on their way when the page is taken.
      dataset.motion = 'none';
      dataset.theme = 'day';
    };
    const printed = () => {
      if (before?.theme) dataset.theme = before.theme;
      if (before?.motion) dataset.motion = before.motion;
      else if (before) delete dataset.motion;
      before = undefined;
    };
    addEventListener('beforeprint', print);
    addEventListener('afterprint', printed);
    return () => {
      printed();
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', printed);
    };
  }, []);
}
