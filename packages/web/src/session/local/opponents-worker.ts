// The opponents' worker, bundled with the page.
import '@shirasagi/bots/worker';
