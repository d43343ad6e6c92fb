import coached from '../messages/en/coached.json';
import learn from '../messages/en/learn.json';
import lessons from '../messages/en/lessons.json';

/** What lessons and the coach say: loaded with the pages for learning. */
export const messages = { coached, learn, lessons };
