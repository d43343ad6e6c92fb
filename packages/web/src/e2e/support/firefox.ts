import { type Browser, firefox, type Page } from 'playwright-core';

/** Less motion is asked for in the browser's own settings: over WebDriver BiDi a page cannot be told so. */
const preferences = (moving: boolean) => ({
  'ui.prefersReducedMotion': moving ? 0 : 1,
  'ui.systemUsesDarkTheme': 0,
});

/** Playwright sends this for every new context, asked or not; Firefox 153 does not know it yet. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

/** The part of Playwright behind its interface that talks to the browser. */
interface Inside {
  _connection: {
    toImpl(browser: Browser): {
      _browserSession: { send(method: string, parameters: object): Promise<unknown> };
    };
  };
}

/** Starts an installed Firefox as it is, driven over WebDriver BiDi. Things may move in it, or not. */
export async function launchFirefox(executablePath: string, moving: boolean): Promise<Browser> {
  const browser = await firefox.launch({
    executablePath,
    channel: 'moz-firefox',
    firefoxUserPrefs: preferences(moving),
  });
  const { _browserSession: session } = (browser as unknown as Inside)._connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = (method, parameters) =>
    send(method, parameters).catch((error: Error) => {
      if (method === UNKNOWN_COMMAND && /unknown command/.test(error.message)) return {};
      throw error;
    });
  return browser;
}

/** What Firefox reports as an error of the page: a font it was still fetching when the page was left or loaded anew. */
const FONT_GIVEN_UP = /download failed \(font-family: .* status=2152398850 /;

/** Whether an error is none of the page. */
export const isRemark = (message: string): boolean => FONT_GIVEN_UP.test(message);

/** Whether a page is in Firefox, where a few things must be done another way. */
export const isFirefox = (page: Page): boolean =>
  page.context().browser()?.browserType().name() === 'firefox';
