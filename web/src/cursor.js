// One time for the whole page: plots and robot follow it, and the address keeps it (#t=3.2).
let followers = [];
let now = 0;

export const cursor = {
  get time() {
    return now;
  },
  /// A callback that returns false is not called again: what it moved is no longer on the page.
  follow(callback) {
    followers.push(callback);
  },
  set(time, source) {
    if (!Number.isFinite(time) || time === now) return;
    now = time;
    followers = followers.filter((callback) => callback(now, source) !== false);
  },
  /// Writes the time into the address, without a new entry in the history.
  keep() {
    history.replaceState(null, '', `#t=${now.toFixed(3)}`);
  },
  restore() {
    const found = /t=([\d.]+)/.exec(location.hash);
    if (found) cursor.set(Number(found[1]), 'address');
  },
};
