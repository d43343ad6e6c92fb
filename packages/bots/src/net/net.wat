;; The net of weights.ts for machines with 128-bit SIMD. `tools/wat.js` writes module.ts from this file.
;; Memory is laid out by simd.ts, which hands over every address.
(module
  (import "net" "memory" (memory 1))

  ;; Sums of `to` out of those of `from`, which stand at $old: takes away the rows of bytes that differ and adds
  ;; the new ones. $lookup has the number of a row (two bytes) for each byte with each of its 256 values.
  (func $update (export "update")
    (param $from i32) (param $to i32) (param $size i32) (param $lookup i32) (param $rows i32)
    (param $old i32) (param $new i32)
    (local $at i32) (local $differ i32) (local $bit i32) (local $byte i32) (local $less i32) (local $more i32)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $s4 v128) (local $s5 v128) (local $s6 v128) (local $s7 v128)
    (local.set $s0 (v128.load offset=0 (local.get $old)))
    (local.set $s1 (v128.load offset=16 (local.get $old)))
    (local.set $s2 (v128.load offset=32 (local.get $old)))
    (local.set $s3 (v128.load offset=48 (local.get $old)))
    (local.set $s4 (v128.load offset=64 (local.get $old)))
    (local.set $s5 (v128.load offset=80 (local.get $old)))
    (local.set $s6 (v128.load offset=96 (local.get $old)))
    (local.set $s7 (v128.load offset=112 (local.get $old)))
    (loop $blocks
      (local.set $differ
        (i8x16.bitmask
          (i8x16.ne
            (v128.load (i32.add (local.get $from) (local.get $at)))
            (v128.load (i32.add (local.get $to) (local.get $at))))))
      (block $same
        (loop $bytes
          (br_if $same (i32.eqz (local.get $differ)))
          (local.set $bit (i32.ctz (local.get $differ)))
          (local.set $differ (i32.and (local.get $differ) (i32.sub (local.get $differ) (i32.const 1))))
          (local.set $byte (i32.add (local.get $at) (local.get $bit)))
          (local.set $less
            (i32.load16_u
              (i32.add (local.get $lookup)
                (i32.shl
                  (i32.add (i32.shl (local.get $byte) (i32.const 8))
                    (i32.load8_u (i32.add (local.get $from) (local.get $byte))))
                  (i32.const 1)))))
          (local.set $more
            (i32.load16_u
              (i32.add (local.get $lookup)
                (i32.shl
                  (i32.add (i32.shl (local.get $byte) (i32.const 8))
                    (i32.load8_u (i32.add (local.get $to) (local.get $byte))))
                  (i32.const 1)))))
          (local.set $less (i32.add (local.get $rows) (i32.shl (local.get $less) (i32.const 6))))
          (local.set $more (i32.add (local.get $rows) (i32.shl (local.get $more) (i32.const 6))))
          (local.set $s0 (i16x8.add (local.get $s0)
            (i16x8.sub (v128.load8x8_s offset=0 (local.get $more)) (v128.load8x8_s offset=0 (local.get $less)))))
          (local.set $s1 (i16x8.add (local.get $s1)
            (i16x8.sub (v128.load8x8_s offset=8 (local.get $more)) (v128.load8x8_s offset=8 (local.get $less)))))
          (local.set $s2 (i16x8.add (local.get $s2)
            (i16x8.sub (v128.load8x8_s offset=16 (local.get $more)) (v128.load8x8_s offset=16 (local.get $less)))))
          (local.set $s3 (i16x8.add (local.get $s3)
            (i16x8.sub (v128.load8x8_s offset=24 (local.get $more)) (v128.load8x8_s offset=24 (local.get $less)))))
          (local.set $s4 (i16x8.add (local.get $s4)
            (i16x8.sub (v128.load8x8_s offset=32 (local.get $more)) (v128.load8x8_s offset=32 (local.get $less)))))
          (local.set $s5 (i16x8.add (local.get $s5)
            (i16x8.sub (v128.load8x8_s offset=40 (local.get $more)) (v128.load8x8_s offset=40 (local.get $less)))))
          (local.set $s6 (i16x8.add (local.get $s6)
            (i16x8.sub (v128.load8x8_s offset=48 (local.get $more)) (v128.load8x8_s offset=48 (local.get $less)))))
          (local.set $s7 (i16x8.add (local.get $s7)
            (i16x8.sub (v128.load8x8_s offset=56 (local.get $more)) (v128.load8x8_s offset=56 (local.get $less)))))
          (br $bytes)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $blocks (i32.lt_u (local.get $at) (local.get $size))))
    (v128.store offset=0 (local.get $new) (local.get $s0))
    (v128.store offset=16 (local.get $new) (local.get $s1))
    (v128.store offset=32 (local.get $new) (local.get $s2))
    (v128.store offset=48 (local.get $new) (local.get $s3))
    (v128.store offset=64 (local.get $new) (local.get $s4))
    (v128.store offset=80 (local.get $new) (local.get $s5))
    (v128.store offset=96 (local.get $new) (local.get $s6))
    (v128.store offset=112 (local.get $new) (local.get $s7)))

  ;; The answer for the sums at $sums. $layers holds the second layer (pairs of inputs, for each pair all units),
  ;; its biases, the last layer and its bias; $scratch has room for the clipped sums.
  (func $output (export "output") (param $sums i32) (param $layers i32) (param $scratch i32) (result i32)
    (local $pair i32) (local $weights i32) (local $input v128) (local $zero v128) (local $most v128)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $s4 v128) (local $s5 v128) (local $s6 v128) (local $s7 v128)
    (local.set $most (v128.const i16x8 127 127 127 127 127 127 127 127))
    (v128.store offset=0 (local.get $scratch)
      (i16x8.max_s (local.get $zero) (i16x8.min_s (local.get $most)
        (i16x8.shr_s (v128.load offset=0 (local.get $sums)) (i32.const 1)))))
    (v128.store offset=16 (local.get $scratch)
      (i16x8.max_s (local.get $zero) (i16x8.min_s (local.get $most)
        (i16x8.shr_s (v128.load offset=16 (local.get $sums)) (i32.const 1)))))
    (v128.store offset=32 (local.get $scratch)
      (i16x8.max_s (local.get $zero) (i16x8.min_s (local.get $most)
        (i16x8.shr_s (v128.load offset=32 (local.get $sums)) (i32.const 1)))))
    (v128.store offset=48 (local.get $scratch)
      (i16x8.max_s (local.get $zero) (i16x8.min_s (local.get $most)
        (i16x8.shr_s (v128.load offset=48 (local.get $sums)) (i32.const 1)))))
    (v128.store offset=64 (local.get $scratch)
      (i16x8.max_s (local.get $zero) (i16x8.min_s (local.get $most)
        (i16x8.shr_s (v128.load offset=64 (local.get $sums)) (i32.const 1)))))
    (v128.store offset=80 (local.get $scratch)
      (i16x8.max_s (local.get $zero) (i16x8.min_s (local.get $most)
        (i16x8.shr_s (v128.load offset=80 (local.get $sums)) (i32.const 1)))))
    (v128.store offset=96 (local.get $scratch)
      (i16x8.max_s (local.get $zero) (i16x8.min_s (local.get $most)
        (i16x8.shr_s (v128.load offset=96 (local.get $sums)) (i32.const 1)))))
    (v128.store offset=112 (local.get $scratch)
      (i16x8.max_s (local.get $zero) (i16x8.min_s (local.get $most)
        (i16x8.shr_s (v128.load offset=112 (local.get $sums)) (i32.const 1)))))
    (local.set $s0 (v128.load offset=4096 (local.get $layers)))
    (local.set $s1 (v128.load offset=4112 (local.get $layers)))
    (local.set $s2 (v128.load offset=4128 (local.get $layers)))
    (local.set $s3 (v128.load offset=4144 (local.get $layers)))
    (local.set $s4 (v128.load offset=4160 (local.get $layers)))
    (local.set $s5 (v128.load offset=4176 (local.get $layers)))
    (local.set $s6 (v128.load offset=4192 (local.get $layers)))
    (local.set $s7 (v128.load offset=4208 (local.get $layers)))
    (local.set $weights (local.get $layers))
    (loop $pairs
      (block $none
        (br_if $none (i32.eqz (i32.load (i32.add (local.get $scratch) (local.get $pair)))))
        (local.set $input (v128.load32_splat (i32.add (local.get $scratch) (local.get $pair))))
        (local.set $s0 (i32x4.add (local.get $s0)
          (i32x4.dot_i16x8_s (local.get $input) (v128.load offset=0 (local.get $weights)))))
        (local.set $s1 (i32x4.add (local.get $s1)
          (i32x4.dot_i16x8_s (local.get $input) (v128.load offset=16 (local.get $weights)))))
        (local.set $s2 (i32x4.add (local.get $s2)
          (i32x4.dot_i16x8_s (local.get $input) (v128.load offset=32 (local.get $weights)))))
        (local.set $s3 (i32x4.add (local.get $s3)
          (i32x4.dot_i16x8_s (local.get $input) (v128.load offset=48 (local.get $weights)))))
        (local.set $s4 (i32x4.add (local.get $s4)
          (i32x4.dot_i16x8_s (local.get $input) (v128.load offset=64 (local.get $weights)))))
        (local.set $s5 (i32x4.add (local.get $s5)
          (i32x4.dot_i16x8_s (local.get $input) (v128.load offset=80 (local.get $weights)))))
        (local.set $s6 (i32x4.add (local.get $s6)
          (i32x4.dot_i16x8_s (local.get $input) (v128.load offset=96 (local.get $weights)))))
        (local.set $s7 (i32x4.add (local.get $s7)
          (i32x4.dot_i16x8_s (local.get $input) (v128.load offset=112 (local.get $weights))))))
      (local.set $weights (i32.add (local.get $weights) (i32.const 128)))
      (local.set $pair (i32.add (local.get $pair) (i32.const 4)))
      (br_if $pairs (i32.lt_u (local.get $pair) (i32.const 128))))
    (local.set $s0
      (i32x4.add
        (i32x4.add
          (i32x4.dot_i16x8_s (call $clip (local.get $s0) (local.get $s1)) (v128.load offset=4224 (local.get $layers)))
          (i32x4.dot_i16x8_s (call $clip (local.get $s2) (local.get $s3)) (v128.load offset=4240 (local.get $layers))))
        (i32x4.add
          (i32x4.dot_i16x8_s (call $clip (local.get $s4) (local.get $s5)) (v128.load offset=4256 (local.get $layers)))
          (i32x4.dot_i16x8_s (call $clip (local.get $s6) (local.get $s7)) (v128.load offset=4272 (local.get $layers))))))
    (i32.add
      (i32.add
        (i32.add (i32x4.extract_lane 0 (local.get $s0)) (i32x4.extract_lane 1 (local.get $s0)))
        (i32.add (i32x4.extract_lane 2 (local.get $s0)) (i32x4.extract_lane 3 (local.get $s0))))
      (i32.load offset=4288 (local.get $layers))))

  ;; Eight sums of the second layer as outputs: divided by 64, clipped to 0 to 127, as 16-bit numbers.
  (func $clip (param $a v128) (param $b v128) (result v128)
    (i16x8.max_s (v128.const i16x8 0 0 0 0 0 0 0 0)
      (i16x8.min_s (v128.const i16x8 127 127 127 127 127 127 127 127)
        (i16x8.narrow_i32x4_s
          (i32x4.shr_s (local.get $a) (i32.const 6))
          (i32x4.shr_s (local.get $b) (i32.const 6))))))

  ;; The answer for a state that differs little from the one whose sums are known.
  (func (export "judge")
    (param $from i32) (param $to i32) (param $size i32) (param $lookup i32) (param $rows i32)
    (param $old i32) (param $new i32) (param $layers i32) (param $scratch i32) (result i32)
    (call $update (local.get $from) (local.get $to) (local.get $size) (local.get $lookup) (local.get $rows)
      (local.get $old) (local.get $new))
    (call $output (local.get $new) (local.get $layers) (local.get $scratch))))
