import { Json } from '../core/json.js';

/** An object that may be left out. */
export function section(json: Json, ...known: string[]): Json {
  return json.given ? json.object(...known) : new Json({}, json.path, json.code);
}

/** A list that may be left out. */
export function items(json: Json, most: number): Json[] {
  return json.given ? json.list(0, most) : [];
}
