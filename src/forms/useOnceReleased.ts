import { useEffect, useRef } from 'react';

const ends = ['pointerup', 'pointercancel'] as const;

/**
 * Does something once nothing is pressed any more. What is said of a field that was left moves what stands below it: said while a
 * button is being pressed, it would take the button away from under the pointer, and nothing would be pressed at all.
 */
export function useOnceReleased(): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    for (const end of ends) document.addEventListener(end, release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      for (const end of ends) document.removeEventListener(end, release, true);
    };
  }, []);
  return (work) => {
    if (!isPressed.current) {
      work();
      return;
    }
    const waiting = new AbortController();
    const later = () => {
      waiting.abort();
      // The click comes after the release.
      setTimeout(work);
    };
    for (const end of ends) document.addEventListener(end, later, { signal: waiting.signal });
  };
}
