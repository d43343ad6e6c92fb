import coached from '../messages/fr/coached.json';
import learn from '../messages/fr/learn.json';
import lessons from '../messages/fr/lessons.json';

/** What lessons and the coach say: loaded with the pages for learning. */
export const messages = { coached, learn, lessons };
