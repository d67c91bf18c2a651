// Made by `npm run mine:puzzles -- hecatomb`; docs/puzzles.md says how, and what the fields are.
export const lines: string = `
ten-turns | qqq1kqqq/qqq1qqqq/1q1qq1qq/4qqqQ/QQQ1QQQ1/2QQQ1QQ/1Q1QQQQQ/1QQQKQQQ w 5 | 0/* | 1 | a4e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqQqqq/qq1qq1qq/qqqq4/QQqQQq1q/QQQQQQqQ/QQQQQQQQ/QQQQKQQQ w 5 | 0/* | 1 | e7e8 | 1 | proved | 0000000000
ten-turns | qqqqk1qq/qqqqqQqq/q5q1/qqq5/QQ1Q3Q/QQQQ2Q1/QQQqQQ2/QQQK2QQ b 5 | 0/* | 1 | d2d1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqQqqqq/qq1qqqqq/q1q1qqqq/QQ1qQQQQ/QQQqQQQQ/QQQQQQQQ/QQQQKQQQ w 5 | 0/* | 1 | d7e8 | 1 | proved | 0000000000
ten-turns | qqqqkq1q/qqqqqQ1q/qqqqqq2/q6q/QQ5Q/Q1Q1qQ2/QQQQQQQQ/QQQQKQQQ w 5 | 0/* | 1 | f7e8 | 1 | proved | 0000000000
ten-turns | 3q1q1Q/3k4/4Q3/2q5/8/2Q5/1Q6/QQ1K1q2 b 5 | 0/* | 1 | f1d1 | 1 | proved | 0000000000
ten-turns | 1qq1k1qQ/4q3/2qq2q1/5qq1/5QQ1/7Q/Q2Q1Q1Q/1Q1QK1QQ b 5 | 0/* | 1 | e7e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqQqq/qqqqqq1q/2q1q2q/q2QQQq1/QqQQQQQQ/QQQQQQQQ/QQQQKQQQ w 5 | 0/* | 1 | f7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qq2qqqq/3q2qQ/qQ2q3/q2Q1q2/1QQQqq1q/1q1QQQQQ/QQQQKQ1Q w 5 | 0/* | 1 | b5e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/1qqqqQqq/qqqqq1qq/qq4qQ/QQQq3Q/QQQ3Q1/QQQQQQ1Q/QQQQKQQQ w 5 | 0/* | 1 | f7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqQq1q1q/Q1Q1qQ1q/5QQq/QQqQQQ1Q/QQQ1QQQQ/QQ1QKQQQ b 5 | 0/* | 1 | c3e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqq2q/1q1qqq2/qQQ1Q1Q1/QQQQQQQQ/QQQQq1QQ/QQQQKQQ1 b 5 | 0/* | 1 | e2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqq1qqqq/qq1qqqqq/1Qqqq1qq/Q3qQqQ/QQQQ1QQQ/1QQ1QQQQ/QQQQKQQQ w 5 | 0/* | 1 | b5e8 | 1 | proved | 0000000000
ten-turns | qq1qkq1q/qqqq1q2/qqqq4/qq2Q3/QQ5q/Q2Qq1QQ/1QQ1Q1QQ/QQ1QK1QQ w 5 | 0/* | 1 | e5e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqQq/qqqqqq2/QQQQQQ1q/QQQQqQ1Q/QQQQQ1QQ/QQQQKQQQ b 5 | 0/* | 1 | h4e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqQq2/qqqqqqq1/qqqq1q2/QQQQQ3/QQQ2Q1Q/QQQQQQQQ/QQQQKQQQ w 5 | 0/* | 1 | e7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/q2qqqqq/qq2qq1Q/Q1Q1QQ2/QQQQQQqQ/QQQQQ1QQ/QQQQKQQQ b 5 | 0/* | 1 | g3e1 | 1 | proved | 0000000000
ten-turns | qqq1kqq1/2q1qq2/8/8/Q7/4Q3/QQ1Q1Q1Q/QQq1KQ1Q b 5 | 0/* | 1 | c1e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qq2qqqq/qqqQqqQq/Qqqq1q2/Q1Q2Q1q/QQQQQ3/QQQQQ1QQ/QQQQKQQQ b 5 | 0/* | 1 | h4e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqQqqqq/qqq2qqq/qqq1qQqq/QQq2QQQ/QQq1QQQQ/QQQQQQQQ/QQQQKQQQ w 5 | 0/* | 1 | d7e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqq1qqqq/qqQ2q2/q7/QQ2Q3/5Q1Q/1Q1QQqQQ/QQQQKQQQ w 5 | 0/* | 1 | c6e8 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqq1qqqq/qQq3Qq/1QQ1Q1qQ/QQQQ1QQQ/QQQQQqQQ/QQQQKQQQ b 5 | 0/* | 1 | f2e1 | 1 | proved | 0000000000
ten-turns | qqqqkqqq/qqqqqqqq/qqqqqqqq/1QQ3qq/qQ1Q1QQQ/QQQ1QQQQ/QQQqQQQQ/QQQQKQQQ b 5 | 0/* | 1 | d2e1 | 1 | proved | 0000000000
ten-turns | 1q2kqqq/1q1qqqqq/3qq1Qq/q3q3/3Q3q/QQ2Q2Q/1Q2QQQQ/Q1Q1K1QQ b 5 | 0/* | 1 | a5e1 | 1 | proved | 0000000000
ten-turns | qqq1k1qq/2Qq2q1/q1QQ4/q2q4/4q3/2QQ4/1Q3Q2/Q1Q1K3 b 3 | 0/* | 1 | e4e1 | 1 | proved | 0000000000
ten-turns | qq1qkqqq/qq1qq2q/1qQ2q2/q1Q5/8/Q4QQ1/3QQQQQ/QQ2KQQQ b 3 | 0/* | 3 | a5d2 b1c1 d2e1 | 2 | proved | 5412000000
ten-turns | q3k3/4q1q1/q7/4Q3/1QQ5/4Q3/3Q4/1QQQKQ2 w 3 | 0/* | 3 | d2d7 a6b6 d7e8 | 2 | proved | 5310000000
ten-turns | qqqqk3/1qqqq2q/2q1Q3/q1q5/QQ5q/4Q1Q1/Q2QQQ1Q/3QKQ1Q w 3 | 0/* | 3 | f2f8 a5b5 f8e8 | 2 | proved | 5310000000
ten-turns | q2k2qq/5qq1/3q3q/7Q/4Q3/2Q4Q/3QKQ1Q/Q1q4Q w 3 | 0/* | 3 | a1a8 c1d1 a8d8 | 2 | proved | 5321000000
ten-turns | q3kqq1/3q1q1q/4q3/q4qQq/8/5Q1Q/3QQQQ1/1Q2KQQQ b 3 | 0/* | 3 | f5b1 g2h2 b1e1 | 2 | proved | 5321100000
ten-turns | qqqqk1qq/3qq3/6q1/1q1Q4/8/2Q5/Q3Q3/QQQ2K2 b 3 | 0/* | 3 | g6g1 c1d1 g1f1 | 2 | proved | 5421000000
ten-turns | 1qq1kqqq/2qqq3/2q2q1q/8/2Q5/QQ5Q/Q2QQQ2/QQ1QKQq1 b 3 | 0/* | 3 | f6f2 b1c1 f2e1 | 2 | proved | 4320000000
ten-turns | qqq1k1qQ/qqqqq3/2Q5/8/3Q4/8/3QQQ2/Q1Q1K3 w 3 | 0/* | 3 | h8g8 e7f7 g8e8 | 2 | proved | 5311000000
ten-turns | 2q1k3/3qq3/3q4/4q3/8/1Q6/4Q3/4K1Q1 b 3 | 0/* | 3 | e5e2 g1h1 e2e1 | 2 | proved | 5310000000
ten-turns | qqq1kq1q/3qq3/2Q1q1q1/8/8/1QQ5/QQ1QQ3/Q1QK3Q b 3 | 0/* | 3 | e6e2 a1b1 e2d1 | 2 | proved | 5320000000
ten-turns | q4qqq/3Qqkqq/4q1qq/1q2Q2Q/5q1Q/6Q1/5QQQ/3QKQQQ w 5 | 0/* | 3 | e5e6 f4g4 f2f7 | 2 | proved | 5420000000
ten-turns | qqq1kq1Q/qq1qq3/qq6/q7/Qq6/3QQ1q1/2QQQQQ1/QQQQKQQ1 w 3 | 0/* | 3 | h8f8 g3h3 f8e8 | 2 | proved | 5320100000
ten-turns | 1Q6/3k1q2/4q3/8/8/8/4Q3/4K2Q w 5 | 0/* | 3 | h1b7 e6f6 b7d7 | 2 | proved | 5331010000
ten-turns | 1qqqk2q/q1qqq3/2Q3q1/q7/1q1Q4/Q1Q5/1Q2QQ2/Q1Q1KQ2 w 3 | 0/* | 3 | c6g6 b4c4 g6e8 | 2 | proved | 5313010000
ten-turns | q2Q4/4qk2/5q2/5q2/q7/2Q3Q1/4Q3/1Q1QK2Q w 3 | 0/* | 3 | g3g8 a4b4 g8f7 | 2 | proved | 4310100000
ten-turns | qq1qk2q/qqq1qq2/qqq3Q1/qqq2q2/QQ1Q4/QQQ5/QQ1QQ3/QQQ1KQ2 w 3 | 0/* | 3 | d4h8 c5d5 h8e8 | 2 | proved | 5321100000
ten-turns | 1qq1kq1Q/2q1q3/1q6/8/q7/2QQ4/1Q1QQ1q1/1Q2KQ2 b 3 | 0/* | 3 | g2f1 b1c1 f1e1 | 2 | proved | 5421300000
ten-turns | q1q1kq1q/2q1qqqq/2q3qq/5qq1/q5QQ/5QQQ/3QQQ1Q/1qQ1KQQQ b 3 | 0/* | 3 | g5d2 c1d1 d2e1 | 2 | proved | 5321000000
ten-turns | 3qkq2/3qq2q/5q2/5q2/1Q6/8/3QQ3/QQQ1K1Qq b 3 | 0/* | 3 | h1g1 c1d1 g1e1 | 2 | proved | 5311000000
ten-turns | qq1qk1q1/1q2q3/q7/7q/3Q4/1QQ5/4QQ1Q/3QKQ2 w 3 | 0/* | 3 | b3g8 a6b6 g8e8 | 2 | proved | 5310310000
ten-turns | 2q2k2/q3qq2/3Q2Q1/q7/8/8/3QQ3/4K1QQ b 3 | 0/* | 3 | c8c1 e2f2 c1e1 | 2 | proved | 5421000000
ten-turns | qq2kq2/3qqq1q/6qq/2q3qq/1Q5Q/4Q1Q1/3QQQQ1/Q2QKQ1Q w 3 | 0/* | 3 | d2d7 c5d5 d7e8 | 2 | proved | 5310000000
ten-turns | qqq1k1qq/qq1qq2q/qqq4q/1Q6/8/1QQQ4/QQQQQQ2/QQQQK3 b 3 | 0/* | 3 | b6f2 e2f2 e7e1 | 2 | proved | 5312000000
ten-turns | qqqqk2q/qq1qq3/q7/q7/1q1q4/Q1QQ4/1Q2QQQ1/Q1Q1KQ1Q w 3 | 0/* | 3 | f2f7 b4c4 f7e8 | 2 | proved | 5411000000
ten-turns | qqqqk1qQ/qqqqq3/qqq5/Qqq5/1QQ1Q3/QQ4q1/QQ1QQQ2/QQQQKQQ1 w 3 | 0/* | 3 | c4f7 g3h3 f7e8 | 2 | proved | 5310000000
ten-turns | qqqqk2q/5q2/2q5/1Q1Qq3/2Q5/4Q3/2Q1Q3/Q1QQK3 w 5 | 0/* | 3 | d5f7 e5f5 f7e8 | 2 | proved | 5310000000
ten-turns | 1q2kqqq/4q1q1/2q2Q2/8/8/4Q3/3Q4/1qQ1KQ2 w 5 | 0/* | 3 | f6c6 b1c1 c6e8 | 2 | proved | 5421200000
ten-turns | qq3k2/3Qqqq1/4q1Q1/8/7q/8/3QQQQ1/1q1QK3 w 5 | 0/* | 3 | g6g7 b1c1 g7f8 | 2 | proved | 5311200000
ten-turns | q1qqkq2/qq2q3/2qqq3/Qq6/5q2/2QQ4/2Q1QQ2/QQQQK3 b 3 | 0/* | 3 | a7f2 c2d2 f2e1 | 2 | proved | 5310000000
ten-turns | 1q1qk3/2q2q2/4q1q1/8/4qQ2/Q7/4Q3/5K2 b 3 | 0/* | 3 | e4e2 a3b3 e2f1 | 2 | proved | 5320000000
ten-turns | qqqqkqqq/3qqq1q/4qq2/3q4/Q1Q4Q/1Q4Q1/1QQQQ3/QQQQKQ2 b 3 | 0/* | 3 | f6f1 e2f2 f1e1 | 2 | proved | 5310000000
ten-turns | 1qq3qq/4qkq1/5qqq/1q2Q2Q/q4Q2/8/3QQQ2/Q2QKQQQ w 5 | 0/* | 3 | e5e7 a4b4 e7f7 | 2 | proved | 5310000000
ten-turns | qqq1k2q/qqqqq3/qqq1q3/qq1Q4/QQ2Q3/QQQ3Q1/QQQQ4/QQQQKQ2 b 5 | 0/* | 3 | b5f1 d2e2 f1e1 | 2 | proved | 5321000000
ten-turns | qqqqkq1q/1q1qqq2/q1Qq4/Q4q1Q/8/Q2Q4/QQQQQQ2/QQQQK2Q b 5 | 0/* | 3 | f5f2 e2f2 e7e1 | 2 | proved | 5311100000
ten-turns | q1q1k2q/4qqqq/q7/qq6/QQ6/2Q5/3QQQqQ/Q2QK2Q b 5 | 0/* | 3 | f7f2 a1b1 f2e1 | 2 | proved | 5331310000
ten-turns | qq2kq2/1q2q3/q1q5/8/2Q1Q2Q/3q4/3Q4/QQQQK3 b 3 | 0/* | 3 | f8f1 d2e2 f1e1 | 2 | proved | 5321000000
ten-turns | qq2k1qq/4qq2/2q5/7Q/QQ2Q3/1q4q1/5Q2/Q2QK3 b 3 | 0/* | 3 | g3f2 a1b1 f2e1 | 2 | proved | 5322110000
ten-turns | qq2k1qQ/qq1qq3/qqq5/2q5/4Q3/Q2Q4/1Q1QQQ2/QQQQK3 w 3 | 0/* | 3 | h8g8 c5d5 g8e8 | 2 | proved | 5310000000
ten-turns | 3qk2q/q2qqq1q/4q3/8/8/5Q2/4Q3/3qQKQQ b 3 | 0/* | 3 | e6e2 f3g3 e2f1 | 2 | proved | 5310000000
ten-turns | qqqqk1qQ/1qq1q3/6q1/qq6/QQQ5/8/Q1QQQQ2/QQQ1K3 w 3 | 0/* | 3 | c2g6 b5c5 g6e8 | 2 | proved | 5320000000
ten-turns | 4kq2/8/2q5/4q3/8/8/4QQ2/4K3 b 5 | 0/* | 3 | c6c1 f2g2 c1e1 | 2 | proved | 5332100000
ten-turns | q3kq1Q/3qqq2/6Q1/8/5q2/8/3QQ3/1Q1QK1QQ w 3 | 0/* | 3 | d2d7 f4g4 d7e8 | 2 | proved | 4321100000
ten-turns | 2q1kqqq/2q1qqqq/4q2q/5q2/6qQ/4qQQQ/3QQQQQ/qQ2KQQQ b 3 | 0/* | 3 | e3d2 b1c1 d2e1 | 2 | proved | 5320000000
ten-turns | q3kq1q/q2qqq1q/6Q1/qQ6/8/2Q5/QQQ1QQ2/QQQ1K3 b 3 | 0/* | 3 | a7f2 c1d1 f2e1 | 2 | proved | 5310300000
ten-turns | 4k3/4qq2/5qq1/8/6QQ/5q2/4Q3/q2QK3 w 5 | 0/* | 3 | g4c8 a1b1 c8e8 | 2 | proved | 5432200000
ten-turns | qqqqkq2/1qQqqq2/q2q3q/4qqq1/6Q1/Qq1Q3Q/QQQQQQ2/QQQQK2Q b 3 | 0/* | 3 | f5f2 e2f2 e5e1 | 2 | proved | 5310000000
ten-turns | q1qqk2q/qq1qq2q/qqq3q1/qqq4Q/QQQ1Q3/QQ2q1q1/QQ1QQQ2/QQQQK3 b 5 | 0/* | 3 | g3f2 b2c2 f2e1 | 2 | proved | 5320000000
ten-turns | q1qqkqq1/3qqqq1/q5q1/qq1q4/8/1QQQ2Q1/QQQQQ3/QQQQKQ2 b 3 | 0/* | 3 | f7f1 e2f2 f1e1 | 2 | proved | 5311000000
ten-turns | qq2k3/4q3/2q5/1q6/Q7/2Q1Q3/8/Qq1QK1Q1 w 3 | 0/* | 3 | g1g8 b1c1 g8e8 | 2 | proved | 4431010000
ten-turns | 1qq1k1q1/3q4/8/8/4q3/2Q5/4Q3/2Q1K3 b 5 | 0/* | 3 | g8g1 c1d1 g1e1 | 2 | proved | 5430010000
ten-turns | qq1qk3/q3q3/1qq5/Q2q4/QQ6/8/4QQ2/QQQ1KQ1q b 3 | 0/* | 3 | b6f2 c1d1 f2e1 | 2 | proved | 4324100000
ten-turns | 1qqqk2q/4q3/8/qq6/2Q5/4q2q/Q5Q1/3Q1KQ1 b 3 | 0/* | 3 | d8d1 g1h1 d1f1 | 2 | proved | 5320000000
ten-turns | q3kqqq/3qqqqq/q4qq1/q7/5q1Q/1QQ1Qq2/QQQQQ1Q1/QQQQK2Q w 3 | 0/* | 3 | d2d7 f3g3 d7e8 | 2 | proved | 5320000000
ten-turns | 1Q1qk1qq/3qqqqq/Q4qq1/8/6Qq/4q1QQ/4QQQQ/3QKQQQ b 3 | 0/* | 3 | d7d1 g4h4 d1e1 | 2 | proved | 5320000000
ten-turns | 4kqqq/1Qq3qq/4qQ2/5Q1q/6Q1/8/4QQ2/4K1QQ b 5 | 0/* | 3 | c7c1 f2g2 c1e1 | 2 | proved | 5443110000
ten-turns | q1qqk3/1q1qqq2/3qQ2Q/3q4/8/q2Q1Q1q/1QqQQQ2/QQ1QKQ2 w 3 | 0/* | 3 | f3f7 c2d2 f7e8 | 2 | proved | 5310000000
ten-turns | qqqqk1q1/1qqqq3/q7/q3Q3/qQQ1Q3/QQQ4q/3QQQ2/QQQQK2Q w 3 | 0/* | 3 | c4g8 a4b4 g8e8 | 2 | proved | 4310000000
ten-turns | qq4Q1/4k3/4q3/4Q3/8/8/3Q4/2Q1K3 w 3 | 0/* | 3 | e5e6 b8c8 e6e7 | 2 | proved | 5321000000
ten-turns | qq2k2q/1qq3qq/q3q1q1/qq6/QQ6/Q2q2q1/1QQQQ3/QQQK3Q b 3 | 0/* | 3 | e6e2 d2e2 d3d1 | 2 | proved | 5411100000
ten-turns | 1qqqkq2/q2qqq2/1Q6/8/1Q6/Q4q2/1QqQQ3/QQQQKQ2 b 3 | 0/* | 3 | f3f1 b2c2 f1e1 | 2 | proved | 5310000000
ten-turns | 4kq2/2q1qq2/8/8/4Q3/2q5/3Q4/2Q1KQ2 b 5 | 0/* | 3 | f7f1 c1d1 f1e1 | 2 | proved | 5420000000
ten-turns | 1qq1kq2/2qqq1q1/q4q2/q7/Q6q/Q5Q1/QQQQQ3/QQQQK1Qq b 3 | 0/* | 3 | h1g1 e2f2 g1e1 | 2 | proved | 5320100000
ten-turns | 1Qq5/4Q3/6k1/8/1Q4q1/7Q/3Q1K2/7Q w 3 | 0/* | 3 | h3h7 g4h4 h7g6 | 2 | proved | 5321000000
ten-turns | qqqqkq1Q/3q3q/4q3/q7/8/6q1/3QQQ2/QQQQKQ1Q w 5 | 0/* | 3 | h8f8 g3h3 f8e8 | 2 | proved | 5421100000
ten-turns | 1q1qkqqq/3qq3/8/8/4Q3/8/5Q2/1Q2KQq1 b 3 | 0/* | 3 | f8f2 b1c1 f2e1 | 2 | proved | 5410000000
ten-turns | 1Q1qkqqq/4qqqq/2q5/8/Q3q2Q/2q3Q1/3QQQQ1/Q2QK1QQ w 5 | 0/* | 5 | b8d8 e7d8 h4d8 c3d3 d8e8 | 3 | proved | 5331000000
ten-turns | 1Q1qkq1q/3q2q1/2Q1q3/6q1/8/4Q3/4QQ2/4KQQ1 w 5 | 0/* | 5 | e3e6 g7e7 e6d7 g5h5 d7e8 | 1 | proved | 5320000000
ten-turns | 1qq1k3/4q1q1/q7/qq6/QQQ3qq/QQq1Qq2/3QQ3/QQ1K4 b 5 | 0/* | 5 | f3f1 d2e1 f1e1 b1c1 e1d1 | 1 | proved | 5320000000
ten-turns | 2q1k1qq/q2qq2q/1q1q2qq/q2q2q1/QQ6/QQ2q3/QQ1QQQ1Q/QQ1QK2Q b 5 | 0/* | 5 | e3f2 h2f2 b6f2 b1c1 f2e1 | 3 | proved | 5310000000
ten-turns | qqqqkqQ1/qqqqq3/1q6/q1Q3qq/QQ5Q/QQQ3QQ/QQ2Q3/QQ2K1QQ w 5 | 0/* | 5 | b3f7 h5f7 a2f7 a5b5 f7e8 | 3 | proved | 5320200000
ten-turns | qqqqk3/qqqqq3/1qqq4/q1QQ4/1Q2Q3/Q2qQqq1/Q1QQ1Q2/QQQ1K3 w 5 | 0/* | 5 | d5f7 f3f7 a2f7 d3e3 f7e8 | 3 | proved | 5320000000
ten-turns | q1q1k2q/q3qq1q/2q3q1/qq6/3q4/2Q3Q1/Q2QQ3/QQQ1K1Q1 b 5 | 0/* | 5 | d4g1 g3g1 a7g1 c1d1 g1e1 | 1 | proved | 5311000000
ten-turns | 2q2k1q/4qq1q/7q/8/8/7Q/4QQQ1/Q2QKQQQ w 5 | 0/* | 5 | h3c8 e7d8 c8d8 f7g7 d8f8 | 1 | proved | 5312100000
ten-turns | 2q1kqqq/2q1qqqq/4Qq1q/6qq/1q5Q/Q1Q2qQ1/Q2QQQ1Q/QQ2KQQQ w 5 | 0/* | 5 | e6c8 c7c8 c3c8 f3g3 c8e8 | 3 | proved | 5310000000
ten-turns | qq1qkq1q/1q1q1q2/4q3/q1q5/8/2Q2Q2/QQQQQ3/QQQQK2Q b 5 | 0/* | 5 | h8h1 f3h1 c5f2 e2f2 e6e1 | 1 | proved | 5410000000
ten-turns | qq1qk1q1/1qQqq3/q3q3/6q1/1q5q/3qQ3/2QQQQQQ/1QQ1K2Q b 5 | 0/* | 5 | d3e2 e3e2 a6e2 c1d1 e2e1 | 1 | proved | 5320000000
ten-turns | qqqqkqqq/1q1qqqq1/3q3q/qQ1qq3/Q1Q1Q1Q1/2QQq3/Q1QQQ3/QQQQKQ1Q b 5 | 0/* | 5 | f7f2 f1f2 f8f2 a2b2 f2e1 | 3 | proved | 5310000000
ten-turns | qQqqk2q/q1qqq1Qq/q1Q5/q4q2/2Q2Q2/2Q5/3QQQ1Q/Q2QKQQ1 w 5 | 0/* | 5 | c4f7 f5f7 f4f7 a5b5 f7e8 | 3 | proved | 5310000000
ten-turns | qq2k1qq/3qqqqq/4Q1qq/8/4Q2q/6QQ/4QQQQ/2Q1KQ1Q b 5 | 0/* | 5 | h6c1 e2d1 c1d1 f1g1 d1e1 | 1 | proved | 5310100000
ten-turns | q3k3/3q4/4q3/4Q3/8/q7/4Q3/QQQQKQ2 w 5 | 0/* | 5 | e5h8 a3f8 h8f8 e6f6 f8e8 | 1 | proved | 5320000000
ten-turns | qq2k3/q2qq3/2q5/1q6/1Q3q2/q1Q1Q3/4QQ2/QQQQKQ2 w 5 | 0/* | 5 | c3h8 f4f8 h8f8 a3b3 f8e8 | 1 | proved | 5310000000
ten-turns | qqq1k2q/q1qqq3/1qq5/1q6/1Q3q2/q2QQ3/1QQQQQ2/QQQQKQ2 w 5 | 0/* | 5 | b2h8 f4f8 h8f8 a3b3 f8e8 | 1 | proved | 5310000000
ten-turns | 1q2k3/4qq2/q6q/q7/1Q6/8/3QQ2Q/2qQK1Q1 b 5 | 0/* | 5 | h6d2 b4d2 a5d2 g1h1 d2e1 | 3 | proved | 5330000000
ten-turns | qq2k1qQ/q2qq3/6q1/3q4/3Q1Q2/4Q3/Q1qQQ3/Q2QKQ1Q w 5 | 0/* | 5 | f4f8 g8f8 h8f8 c2d2 f8e8 | 1 | proved | 5310000000
ten-turns | 1qqqkqqq/2qqqqq1/2qqq3/q4Q2/1Q5Q/QQq3Q1/3QQQQQ/Q2QKQQQ b 5 | 0/* | 5 | d6d2 d1d2 d7d2 a1b1 d2e1 | 3 | proved | 5310000000
ten-turns | 1Qq2kqq/4qqqq/6qq/q6q/8/Q1Q1qQ2/2Q1QQQ1/Q1QQKQQQ w 5 | 0/* | 5 | b8c8 a5d8 c8d8 e3f3 d8f8 | 1 | proved | 5311200000
ten-turns | 2qqk3/4qq2/5Q2/2q5/4Q3/1q6/Q2QQ3/Q3KQ2 w 5 | 0/* | 5 | f6f7 b3f7 f1f7 c5d5 f7e8 | 1 | proved | 5320000000
ten-turns | Q2qkqqq/4q2q/5qqq/2q3q1/7Q/8/3QQQQQ/3QKQQQ b 5 | 0/* | 5 | g5d2 d1d2 h6d2 a8b8 d2e1 | 3 | proved | 5320100000
ten-turns | 1q1qk2q/4qq1q/6qq/q7/4q3/Q4Q2/1Q3Q2/Q1Q2K2 b 5 | 0/* | 5 | h6h1 f2g1 h1g1 a1b1 g1f1 | 1 | proved | 5310000000
ten-turns | 5k2/5qq1/4q3/5Q2/8/8/3QQQ2/4KQ1q w 5 | 0/* | 5 | d2d8 e6e8 d8e8 g7h7 e8f8 | 1 | proved | 4320000000
ten-turns | 1Q1qkqQ1/4q3/2q4q/4qQ2/Q7/2Q2Q1Q/4Q3/Q1Q1K1QQ w 5 | 0/* | 5 | f5f7 e7f7 f3f7 e5f5 f7e8 | 3 | proved | 5310010000
ten-turns | qQ1qkq1q/q2qqq1q/3q4/8/8/6Q1/3QQ1QQ/QQQ1K2Q b 5 | 0/* | 5 | d6d2 c1d2 d7d2 b1c1 d2e1 | 3 | proved | 5320000000
ten-turns | q1qqkq2/qq1qqq2/qQq1Q3/6Q1/Q2QQ3/2Q1K3/2Q4q/QQQ3Q1 b 5 | 0/* | 5 | f7f3 e4f3 c6f3 c1d1 f3e3 | 1 | proved | 5310000000
ten-turns | 4kq2/4q2q/2q5/Q7/5q2/2Q5/4QQ2/1Q2KQ2 b 5 | 0/* | 5 | h7b1 c3c1 b1c1 f1g1 c1e1 | 1 | proved | 5310000000
ten-turns | qqqqkqq1/qq1qq2Q/1qQq4/Q1Q5/1Q3Q2/3qQ3/qQ1Q1Q2/QQQQKQ2 w 5 | 0/* | 5 | f4f8 g8f8 f2f8 a2b2 f8e8 | 3 | proved | 5310000000
ten-turns | 3qkqq1/3qqq1q/3q3q/5q1Q/5QQ1/2Q4Q/1Q2QQ1Q/Q2QKQQQ b 5 | 0/* | 5 | d6d1 a1d1 d7d1 b2c2 d1e1 | 3 | proved | 5410000000
ten-turns | qq1qk2q/qqqqqq2/2qq4/Q6Q/qQq3q1/Q1QQQ3/2QQQ1Q1/QQQQKQ2 w 5 | 0/* | 5 | c3h8 g4g8 h8g8 a4b4 g8e8 | 1 | proved | 5310000000
ten-turns | 4k1q1/3qq3/4q3/8/7q/2Qq1Q2/Q2QQQQ1/1Q1QK1Q1 w 5 | 0/* | 5 | g2g8 e7f8 g8f8 d3e3 f8e8 | 1 | proved | 5311000000
ten-turns | qqqqkq1q/qqqqqq2/qq1q4/Q3Q3/1Q2q3/2QQqQQ1/1Q1QQQ1Q/QQQQKQQQ w 5 | 0/* | 5 | f3f7 f8f7 f2f7 e3f3 f7e8 | 3 | proved | 4310000000
ten-turns | 1qqqk1q1/2qqq3/Q2q4/q4q2/QQ5Q/QQ1q4/3QQ3/3QKQ2 w 5 | 0/* | 5 | b3g8 f5f8 g8f8 d3e3 f8e8 | 1 | proved | 5310000000
ten-turns | 1q1k4/3qq3/2q5/q7/8/2QQ4/2K1Q3/QQQQ2q1 w 5 | 0/* | 5 | b1b8 c6c8 b8c8 g1h1 c8d8 | 1 | proved | 5322000000
ten-turns | q3kq2/8/8/8/4q3/2Q5/8/3K4 b 5 | 0/* | 5 | f8f1 c3e1 f1e1 d1c1 e1c1 | 3 | proved | 5310000000
ten-turns | 1qqqkqqq/q1qqqqq1/2qQqq1q/1q1q2Q1/Q4q1Q/1QQQ2Q1/QQ1QQ2Q/QQ1QKQQ1 b 5 | 0/* | 5 | f4f1 g1f1 f6f1 b1c1 f1e1 | 3 | proved | 5310000000
ten-turns | 6Q1/2k5/4q3/8/4Q3/7Q/3KQQ2/1q6 w 5 | 0/* | 5 | f2c5 e6c6 g8c8 b1c1 c8c7 | 1 | proved | 5321000000
ten-turns | qq1q1k2/q2qqq2/2Q2q2/8/3Q4/5Q2/Q3QQQ1/QQQQKQQ1 w 5 | 0/* | 5 | g2g8 f7g8 g1g8 f6g6 g8f8 | 1 | proved | 5311000000
ten-turns | qqqqk1qq/q1qqq1qq/q6q/qQ6/1QQ5/QQ6/QQQQQQ2/QQ1QK3 b 5 | 0/* | 5 | g7g1 f2f1 a7f2 b1c1 f2e1 | 3 | proved | 5331000000
ten-turns | qqqqkq2/1qqq3q/2q1q2q/q5qq/Q4Q1Q/5QQQ/2QQQ2Q/1QQ1KQQQ w 5 | 0/* | 5 | f4f8 h6f8 f3f8 a5b5 f8e8 | 3 | proved | 5312000000
ten-turns | 1q1qk1q1/2q1q1q1/4Q1q1/7q/2q1Q3/Q7/3Q1Q2/2QQK3 b 5 | 0/* | 5 | g6g1 f2g1 g7g1 d2e2 g1e1 | 3 | proved | 5320000000
ten-turns | qqq1k3/1qqq1qQ1/4qq2/qq3q2/Q7/Q1QQ4/QQ1QQQ2/QQQQKQ2 b 5 | 0/* | 5 | f5f2 f1f2 f6f2 b2c2 f2e1 | 3 | proved | 5310000000
ten-turns | 5k2/4q3/1q6/8/q7/6QQ/8/3Q1K2 b 5 | 0/* | 5 | a4d1 g3e1 e7e2 e1d1 e2f1 | 3 | proved | 5321000000
ten-turns | q2qkq2/Qq2q3/1q6/1q6/4Q3/4Q1QQ/Q7/3QKQ2 w 5 | 0/* | 5 | f1f8 e8f8 g3g8 b5c5 g8f8 | 1 | proved | 5320000000
ten-turns | 1qq1k1q1/2Qqqq1q/q6q/1q3q1Q/5Q2/2QqQ3/Q2QQQ2/1QQQKQq1 w 5 | 0/* | 5 | e3e7 d7e7 c7e7 g1h1 e7e8 | 1 | proved | 5310000000
ten-turns | q2qkqQ1/8/8/q7/4q3/5Q2/3Q4/2Q2K2 b 5 | 0/* | 5 | e4f3 d2f2 f3f2 c1d1 f2f1 | 3 | proved | 5312100000
ten-turns | q2qk1qq/4q3/8/q7/4qq2/1Q3Qq1/Q2Q1Q2/Q1Q2K2 b 5 | 0/* | 5 | h8h1 f3h1 e4h1 a1b1 h1f1 | 3 | proved | 5320000000
ten-turns | qqqqkqq1/1qqqqq1q/8/4q3/4Q3/q5qQ/QQqQQQ1Q/1Q2KQ1Q b 5 | 0/* | 5 | d7d2 e2d2 d8d2 b1c1 d2e1 | 3 | proved | 5310000000
ten-turns | qqqqkq2/qqqq1q2/qq1q4/1Q6/Q2QqQ1Q/Q1Q5/3QQQ2/2QQKQQ1 w 5 | 0/* | 5 | f4f7 f8f7 f2f7 e4f4 f7e8 | 3 | proved | 5310000000
ten-turns | q1qqk2q/q2qqq1q/qqqq3q/qQ6/1QQq4/QQQ3Q1/QQQ1Q3/QQQQK1QQ w 5 | 0/* | 5 | c4f7 h7f7 b3f7 d4e4 f7e8 | 3 | proved | 5320100000
ten-turns | 1Q1qk1qq/3qqqqq/5q2/8/q7/2Q2q1Q/1Q1QQ1Q1/QQQQKQ1Q w 5 | 0/* | 5 | b8d8 d7d8 d2d8 f3g3 d8e8 | 3 | proved | 5320000000
ten-turns | 1qq4q/4qk2/8/8/4Q3/8/3KQ1qQ/6QQ b 5 | 0/* | 5 | h8c3 d2d1 c3c1 e2f2 c1d1 | 3 | proved | 5310000000
ten-turns | qqqqkq1q/1qqqqq2/2qqQ2q/q2q4/QQ6/Q4Q2/Q1QQQQ1Q/QQQ1KQQQ w 5 | 0/* | 5 | f3f7 f8f7 f2f7 a5b5 f7e8 | 3 | proved | 5310000000
ten-turns | 3qkq1q/3qq2q/q3qqqq/qQ6/Q1Q4Q/2Q3q1/4QQ2/QQQ1KQ1Q b 5 | 0/* | 5 | f6f2 f1f2 f8f2 c1d1 f2e1 | 3 | proved | 5312000000
ten-turns | 2qqkqqq/3qq2q/q3Qqqq/qq4qq/Q1Q1q2Q/1QQ3q1/QQQ1QQ2/QQQQKQ1Q b 5 | 0/* | 5 | f6f2 f1f2 f8f2 c2d2 f2e1 | 3 | proved | 5310000000
ten-turns | qqqqk1qq/qqqqq1qQ/8/3q4/2Q5/1QQQ4/Q1QQQQ2/QQQQK3 b 5 | 0/* | 5 | g7g1 f2f1 a7f2 f1g1 f2e1 | 3 | proved | 5321000000
ten-turns | 4kqqq/3qqqq1/8/7q/4Q3/4Q1Q1/q5QQ/q1Q1KQQQ w 5 | 0/* | 5 | g3b8 d7c8 b8c8 a1b1 c8e8 | 3 | proved | 5322000000
ten-turns | qq1qkq2/q1q2q2/4q3/q7/8/Q1Q1Q3/QQQQQ3/QQQ1K2Q b 5 | 0/* | 5 | a8h1 e2f1 h1f1 c1d1 f1e1 | 1 | proved | 5321000000
ten-turns | 1q2kq1q/4qq1q/2q5/q5qQ/1Q6/3QQ1q1/3QQQ1Q/q2QKQQ1 w 5 | 0/* | 5 | d3d7 c6d7 d2d7 a1b1 d7e8 | 3 | proved | 5410100000
ten-turns | 5qqq/3kqq1q/5qqq/4Q1qq/7Q/4qQQ1/4QQQQ/4KQQQ w 5 | 0/* | 5 | f3b7 d7d8 e5b8 e3f3 b8d8 | 3 | proved | 5321000000
ten-turns | qqq1k2q/qqqqq2q/qqq3q1/q7/Q4Q1Q/2Q2Q2/QQ1QQQQ1/Q1Q1K1QQ w 5 | 0/* | 5 | f4f8 h8f8 f3f8 a5b5 f8e8 | 3 | proved | 5321000000
ten-turns | qqqq1k2/qqqqqq2/qqqq4/1q1q4/QQQqQ3/1Q6/QQQQQQ2/QQQQKQ1Q w 5 | 0/* | 5 | h1h8 d4h8 b2h8 b5c5 h8f8 | 3 | proved | 5310000000
ten-turns | 1q1qkq1q/4q3/8/q5qq/1q5Q/2Q1Q2Q/1Q1Q3q/Q1Q1KQ2 w 5 | 0/* | 5 | c3c6 d8d7 h3d7 b4c4 d7e8 | 1 | proved | 5320100000
ten-turns | qqq2k2/qqqQ1qq1/2q5/q4Q2/8/qq2QQ1Q/Q2QQQ1Q/Q2QKQ1Q w 5 | 0/* | 5 | h3h8 g7g8 a1g7 b3c3 g7f8 | 3 | proved | 5310200000
ten-turns | 2q1kq1q/2q3Qq/8/1q1Q4/8/Q1Q5/3Q4/Q1QK4 b 5 | 0/* | 5 | f8f1 d2e1 b5e2 a1b1 e2d1 | 3 | proved | 5321000000
ten-turns | q2qk2q/q2qqq1q/3qq3/8/8/5QQ1/3QQQQ1/q2QK1QQ b 5 | 0/* | 5 | a1d1 d2d1 d6d1 g2h2 d1e1 | 3 | proved | 5310000000
ten-turns | q1q1k2q/q2qqqq1/8/Qq5Q/1q6/Q5Q1/1Q1QQQ2/Q2QK2Q w 5 | 0/* | 5 | f2f7 g7f7 b2h8 b4c4 h8e8 | 3 | proved | 5310000000
ten-turns | qq1qk2q/1q1qqq2/q1q1Q3/q2Q3q/Q7/6qQ/Q1QQQQ2/QQ2K2Q w 5 | 0/* | 5 | e6f7 h5f7 d5f7 g3h3 f7e8 | 3 | proved | 5321000000
ten-turns | 1qqqk3/1qqqqq2/1qqq4/8/1Q1Q4/Q7/q1QQQ3/QQQ1K1Qq b 5 | 0/* | 5 | h1g1 d4g1 b6g1 c1d1 g1e1 | 3 | proved | 5310000000
ten-turns | qqq1k1qq/qq1qq1qq/7q/q2Q1q2/Q3Qq2/1QQ5/QQ1QQ3/Q1QQKQqQ b 5 | 0/* | 5 | f4f1 e2f1 f5f1 a1b1 f1e1 | 3 | proved | 5311010000
ten-turns | qqqqkq2/qqqq4/q1q1q1q1/qqqq4/QQQ5/3QQ2Q/Q1QQQQ2/QQQQKQ1Q w 5 | 0/* | 5 | f2f8 c5f8 f1f8 b5c5 f8e8 | 1 | proved | 5310000000
ten-turns | 4kqqq/q2qqq1q/5Qqq/6q1/7Q/2Q1Q1q1/Q1QQQQ1Q/1QQQKQQ1 w 5 | 0/* | 5 | c3c8 d7c8 c2c8 g3h3 c8e8 | 3 | proved | 5310000000
ten-turns | 1q1qk1qQ/4q2q/q2Q3q/1q5q/Q5Q1/Q7/2qQQQqQ/QQQQK3 w 5 | 0/* | 5 | d6d8 b8d8 d2d8 c2d2 d8e8 | 3 | proved | 5310000000
ten-turns | 2qqkqq1/3q4/4q3/4q3/4q3/3Q4/4Q2Q/2Q1K3 b 5 | 0/* | 5 | c8c1 d3d1 c1d1 e2f2 d1e1 | 1 | proved | 5310000000
ten-turns | 3k4/3q4/q6q/8/8/3q4/Q6Q/Q3K2Q b 5 | 0/* | 5 | d3e3 a2e2 a6a1 e2f2 a1e1 | 3 | proved | 5311000000
ten-turns | 8/q4k2/qq2qq2/qqq5/Q1Q1Q2q/6Q1/1Q1QQ3/Q2QK3 b 5 | 0/* | 5 | h4g3 e2f2 c5f2 a1b1 f2e1 | 1 | proved | 5311000000
ten-turns | qq2k2q/qq2qq2/qqqQ3q/Qqq5/Q7/Q7/1QQQQ2Q/QQQ1K1Q1 b 5 | 0/* | 5 | c5g1 h2g1 b6g1 c1d1 g1e1 | 3 | proved | 5330010000
ten-turns | 1qq1kq2/3q1q2/4qq1q/8/qq2Q3/QQ6/3QQQ2/Q1QQK3 b 5 | 0/* | 5 | f6f2 e2f2 f7f2 a1b1 f2e1 | 3 | proved | 5410000000
ten-turns | 1q2k3/4qq2/2q5/3qQ3/8/8/3QQ3/qQ2K3 b 5 | 0/* | 5 | d5h1 e2f1 h1f1 b1c1 f1e1 | 1 | proved | 4311100000
ten-turns | q3kq1q/4qq1q/4qqq1/4q3/7Q/5Q2/4QQQQ/q2QKQQQ b 5 | 0/* | 5 | e5c3 f3c3 f6c3 d1c1 c3e1 | 3 | proved | 5320000000
ten-turns | 3qkq1q/3qq1Q1/8/8/8/1q6/3QQq2/2K2Q1Q b 5 | 0/* | 5 | d7d2 e2d2 f2d2 f1g1 d2c1 | 1 | proved | 5311000000
ten-turns | 1q2k3/3qqq2/2q5/1Q6/4Q3/5Q1Q/8/5K2 w 5 | 0/* | 5 | h3h8 f7g8 h8g8 c6d6 g8e8 | 3 | proved | 5320000000
ten-turns | 3k2q1/1q6/8/8/5Q2/8/4Q3/5K2 b 5 | 0/* | 5 | b7h1 f1f2 g8g1 f4g4 g1f2 | 3 | proved | 5320000000
ten-turns | 3qkqqq/q2q4/4q1q1/5q2/Q7/2Q2QQ1/qQ2Q3/QQQ1K3 b 5 | 0/* | 5 | g6g3 f3g3 f5f1 c1d1 f1e1 | 3 | proved | 5511000000
ten-turns | 3qk3/q2qqq2/8/qq6/QQ6/Q1Q1Q1Q1/4Q3/1QQ1KQ2 w 5 | 0/* | 5 | c3h8 f7f8 h8f8 b5c5 f8e8 | 1 | proved | 4320000000
ten-turns | qq2k2q/4qqqq/2q3q1/1q6/QQ6/4Q3/3Q3Q/QQ1QK2Q b 5 | 0/* | 5 | c6h1 h2h1 a8h1 b1c1 h1e1 | 1 | proved | 5420000000
ten-turns | qqq1kq2/3qq3/5q2/q7/q7/4Q3/Q2QQ3/Q1Q1K2Q b 5 | 0/* | 5 | a8h1 e2f1 h1f1 a1b1 f1e1 | 1 | proved | 5322000000
ten-turns | qqqqkq2/3qqq1q/3Q2q1/6q1/1q3Q2/Q7/Q2QQ3/1QQQKQ1q b 5 | 0/* | 5 | h1f1 f4f1 f7f1 a2b2 f1e1 | 3 | proved | 5310000000
ten-turns | qqqqkq2/qqqqqq1q/qQq2q2/1QqQ3q/8/QQQQ4/QQQQQQ2/QQQQK1Q1 b 5 | 0/* | 5 | f6f2 g1f2 f7f2 e2f2 e7e1 | 3 | proved | 5310000000
ten-turns | 3qkqqq/q3q2q/2q5/2Q5/2q4Q/2Q5/1QQ1Q3/QQQ1K1Q1 b 5 | 0/* | 5 | g8g1 c5g1 a7g1 c1d1 g1e1 | 3 | proved | 5410000000
ten-turns | qqqqk1q1/qqqqq3/qqqq4/qQ1q4/QQ6/QQq5/QQ1QQQQQ/QQQ1K1QQ w 5 | 0/* | 5 | g2g8 d5g8 g1g8 c3d3 g8e8 | 1 | proved | 5311100000
ten-turns | 1q1qkqq1/q2qq1q1/3q4/5q1q/5Q2/1Q5Q/3QQ3/1Q2KQQ1 b 5 | 0/* | 5 | d6d2 f4d2 d7d2 b1c1 d2e1 | 3 | proved | 5310000000
ten-turns | q1qqk3/qq1qqq2/q3Q3/8/QQ3q2/8/Q1QQQQ2/QQQ1K3 w 5 | 0/* | 5 | e6f7 f4f7 f2f7 a6b6 f7e8 | 1 | proved | 5310000000
ten-turns | qq2kq1q/1qqqq3/q5q1/1q6/Q1Q5/Q4Q2/Qq1QQQ2/Q3KQ1Q w 5 | 0/* | 5 | f3f8 h8f8 f2f8 b2c2 f8e8 | 3 | proved | 5310000000
ten-turns | 1q2k2q/3qqqqq/6qq/6qq/7Q/1Q2Q1Q1/Q2Q2QQ/Qq1QKQ1Q w 5 | 0/* | 5 | g3b8 d7c8 b8c8 b1c1 c8e8 | 3 | proved | 5321000000
ten-turns | qqqqk1q1/qqqqq3/qqqq4/qQ6/1Q1Q2Q1/4Q3/1Q1Q1QqQ/QQ1QK1QQ w 5 | 0/* | 5 | g4g8 g2g8 g1g8 a5b5 g8e8 | 3 | proved | 5320100000
ten-turns | qqqqkq1q/qqqqqq2/qqqqq3/qQ1q4/QQ1Q4/QQQQq3/QQQQQQ2/QQQQKQ1Q b 5 | 0/* | 5 | f7f2 f1f2 f8f2 e2f2 e3e1 | 3 | proved | 5310000000
ten-turns | q1q1k1q1/Q1qq3q/4qQq1/1q6/2Q1Q3/3q4/2QQQQ2/2QQKQQ1 w 5 | 0/* | 5 | f6f8 g8f8 f2f8 d3e3 f8e8 | 3 | proved | 5310000000
ten-turns | 4kq2/q3q3/4q3/2q5/7Q/Q3q1Q1/1QQQQ3/Q3K3 b 5 | 0/* | 5 | e3g1 g3g1 c5g1 a1b1 g1e1 | 3 | proved | 5310000000
ten-turns | qqqqk1q1/qqqqqq2/1qq1Q3/qQ6/1qQ5/2Qq2q1/QQ2QQqQ/QQQQKQQQ w 5 | 0/* | 5 | e6f7 g8f7 c4f7 g2h2 f7e8 | 3 | proved | 5321100000
ten-turns | qqqqk1q1/qqqqq3/qqqq1q2/1qq5/QQQQ4/4Q2Q/Q1QQ1Q1Q/QQQQKQ1Q w 5 | 0/* | 5 | c4g8 f6f8 g8f8 c5d5 f8e8 | 1 | proved | 5310200000
ten-turns | qq1q3Q/qq3k2/qq4q1/5q2/Q7/4Q3/3QQQQ1/2qQKQQQ w 5 | 0/* | 5 | f2f5 b6f6 g2g6 c1d1 g6f7 | 1 | proved | 5310000000
ten-turns | qqq1k1qq/qqqqq3/qqq1q1q1/Q7/1q1q4/Q1QQ3Q/1QQQQQ2/QQQQKQ1Q b 5 | 0/* | 5 | d4f2 f1f2 b6f2 e2f2 e6e1 | 3 | proved | 5310000000
ten-turns | qq1qkqq1/1q1qqq1q/6qq/q5qq/Q4QQQ/2q3QQ/3QQQQQ/1Q2KQQQ b 5 | 0/* | 5 | c3d2 f4d2 a5d2 b1c1 d2e1 | 1 | proved | 5311100000
ten-turns | qq1qk2q/qq2q3/qq2q3/qq6/QQ6/Q2Q4/1QQQQ3/QQQ1K1Q1 w 5 | 0/* | 5 | b2h8 e7f8 h8f8 b5c5 f8e8 | 1 | proved | 5311000000
ten-turns | qq1k1q2/1qqqqQ2/8/q7/Q7/4Q3/Q2Q4/QQQQKQ1Q w 5 | 0/* | 5 | f7f8 e7f8 f1f8 a5b5 f8d8 | 3 | proved | 4420100000
ten-turns | q3kq2/3qq3/4Q3/1Q6/q4q2/4Q3/2q3Q1/QQ2K3 w 5 | 0/* | 5 | e6d7 e8f7 e3e6 c2d2 e6f7 | 3 | proved | 5321000000
ten-turns | 2q1kqqq/4q1qq/2qQQqqq/q6q/6QQ/6QQ/4QQQQ/QQ1K2QQ b 5 | 0/* | 5 | g6b1 a1b1 h7b1 e6f6 b1d1 | 3 | proved | 5321100000
ten-turns | 4kqqq/1q2qqq1/2q1Qq2/q7/5q1q/4Q1QQ/1Q1Q1QQQ/3QKQQQ w 5 | 0/* | 5 | g2c6 b7c6 h1c6 f4g4 c6e8 | 3 | proved | 5311000000
ten-turns | qqqqkq1q/1q1qq3/2Q2q2/q4q2/QQ6/6Q1/QQ1QQ3/QQQ1K2Q b 5 | 0/* | 5 | f5f1 h1f1 f6f1 c1d1 f1e1 | 3 | proved | 5310000000
ten-turns | q3kqq1/1q1q2q1/q3q1q1/3q4/7Q/1q1Q4/Q1QQQQ2/QQ2K3 b 5 | 0/* | 5 | g6g1 f2g1 g7g1 b1c1 g1e1 | 3 | proved | 4320100000
ten-turns | 4k2q/4q2q/q3q1q1/8/7Q/4Q1Q1/3Q4/1Q1QKQQ1 w 5 | 0/* | 5 | d2d8 e7d8 h4d8 a6b6 d8e8 | 1 | proved | 5320100000
ten-turns | 1q1qk3/3qqq2/8/8/4q3/3Q4/3Q4/3K4 b 5 | 0/* | 5 | b8b1 d2c1 e4e2 d3e3 d7d1 | 1 | proved | 5310000000
ten-turns | qqqq1Q2/1qqk4/1qqqq3/2q1q3/3Q4/qQ6/QQQQQQ2/1QQQK3 w 5 | 0/* | 5 | b3e6 e5e6 e2e6 a3b3 e6d7 | 1 | proved | 5310100000
ten-turns | 4qqk1/8/1Q4q1/3qQ3/8/8/4QQq1/q1Q1KQQ1 b 5 | 0/* | 5 | a1c1 e2d1 c1d1 g1h1 d1e1 | 1 | proved | 5311000000
ten-turns | 2Qqk3/4q1q1/2q5/3q4/8/8/3QQQq1/1QQ1K1QQ w 5 | 0/* | 5 | c1c6 d5c6 c8d8 g2h2 d8e8 | 1 | proved | 5410000000
ten-turns | q1q1kq2/3qq3/q3q3/1Q6/2Q5/2Q3Q1/Q3Q3/Q2QK3 b 5 | 0/* | 5 | a8h1 g3g1 h1g1 a1b1 g1e1 | 3 | proved | 5411000000
ten-turns | q2qkqqq/1q1qqqq1/3qqq2/1q5Q/q1Q5/2Q2QQ1/3QQQQQ/1Q2KQQQ b 5 | 0/* | 5 | d6d2 c3d2 d7d2 b1c1 d2e1 | 3 | proved | 5310000000
ten-turns | 4k3/3qq3/4q3/1Q6/4Qq2/8/5Q2/5KQq b 5 | 0/* | 5 | d7b5 f1e1 f4c1 g1h1 c1e1 | 3 | proved | 5310200000
ten-turns | q1qq4/4qkq1/1qqq4/q7/Q2Q4/2Q4Q/4Q2Q/QqQ1K2Q w 5 | 0/* | 5 | d4g7 f7e8 g7g8 b1c1 g8e8 | 3 | proved | 5312310000
ten-turns | 4k3/3q1q2/8/4q3/4Q3/8/8/2Q1K3 b 5 | 0/* | 5 | e5e4 c1e3 e4e3 e1d1 d7d1 | 3 | proved | 5430110000
ten-turns | q3kq2/q2qqq1q/6Qq/q1q5/QQ6/2Q4Q/1Q2Q3/Q1Q1K1QQ b 5 | 0/* | 5 | c5f2 g1f2 a7f2 a1b1 f2e1 | 3 | proved | 5411210000
ten-turns | 1qqqk3/3q4/q2q4/4q3/8/8/QQ1QQQ2/4K1Qq b 5 | 0/* | 5 | a6e2 d2e2 d6d1 g1h1 d1e1 | 3 | proved | 5431100000
ten-turns | qqqqk3/1q1qq3/8/4Qq2/Q7/Q7/Q2QQ3/1QQ1K3 b 5 | 0/* | 5 | b7h1 e2f1 h1f1 c1d1 f1e1 | 1 | proved | 5422100000
ten-turns | 1Qq1kqq1/8/8/q7/4q3/4QQ2/3Q4/Q3KQq1 w 5 | 0/* | 5 | b8c8 e8e7 c8d7 g1h1 d7e7 | 3 | proved | 5412310000
ten-turns | 3qkq1q/4qq1q/3q4/4Q3/8/8/3Q2Q1/QQ2K2Q b 5 | 0/* | 5 | h7h1 g2h1 d6d2 b1c1 d2e1 | 3 | proved | 5321110000
ten-turns | qq2kq1q/3qq3/2Q5/8/8/8/3QQ3/Q2K4 b 5 | 0/* | 5 | b8b3 d1e1 h8h4 a1b1 h4e1 | 3 | proved | 5431110000
ten-turns | qq2k1q1/q2qq3/q1Q4q/1Q6/8/4Q3/QQQ2Q2/QQQ1K3 w 5 | 0/* | 5 | a2g8 h6f8 g8f8 a6b6 f8e8 | 1 | proved | 5321110000
ten-turns | qq2k2q/qq1qqq2/1qQ5/q7/8/2q5/1Q1QQQ2/QQ2KQ1Q w 5 | 0/* | 5 | f2f7 e8d8 f7e7 c3d3 e7d8 | 1 | proved | 4323200000
ten-turns | q3k2q/4qqqq/2q3Q1/8/8/8/4Q1Q1/Q2QKQ2 w 5 | 0/* | 5 | a1a8 c6a8 g2a8 e7d7 a8e8 | 3 | proved | 5312300000
ten-turns | qq2kqqQ/3qq2q/q5qq/6qq/Q4q1Q/6Q1/1Q2QQQQ/QQ2KQQQ b 5 | 0/* | 5 | f4d2 b2d2 g5d2 b1c1 d2e1 | 3 | proved | 5412100000
ten-turns | 1q1qk3/3qqq2/q2q4/q3QQ2/8/Q4q2/3Q3Q/QQQ1K1Q1 w 5 | 0/* | 5 | h2h8 f7f8 h8f8 f3g3 f8e8 | 3 | proved | 5320300000
ten-turns | q3k1qq/6q1/8/8/7q/4q3/4QQ1Q/q2QK2Q b 5 | 0/* | 5 | a8h1 h2h1 h4f2 e2f2 e3e1 | 3 | proved | 5423100000
ten-turns | 4k1q1/3qq3/6q1/4qQ1q/6Q1/4Q2Q/8/q1Q1KQ1Q w 5 | 0/* | 5 | f5d7 e7d7 g4d7 a1b1 d7e8 | 3 | proved | 5322100000
ten-turns | q3k3/1q1qq3/qq3q2/qqq1Q3/QQQ5/QQ1q4/Q2Q4/1Q2KQ2 w 5 | 0/* | 5 | c4g8 f6f8 g8f8 d3e3 f8e8 | 1 | proved | 5432000000
ten-turns | 4k3/8/2q5/4q3/1Q6/4Q3/2q5/3QKQ2 b 5 | 0/* | 5 | e5e3 f1e2 c6h1 e2f2 h1e1 | 3 | proved | 5422310000
ten-turns | q3k3/qq3q2/qqq5/q3q3/Q7/1Q6/2QQQ3/QQQ1KQQ1 b 5 | 0/* | 5 | a6e2 f1e2 b6g1 c1d1 g1e1 | 3 | proved | 4433010000
ten-turns | qqq1k1qq/qqQ1qq1q/qqq1q1Q1/qq1q4/Q1q5/1QQQ4/QQQQQQ2/QQQQK1QQ b 5 | 0/* | 5 | b6f2 g1f2 a7f2 e2f2 e6e1 | 3 | proved | 5321410000
ten-turns | 1Qq1kqqq/3qq3/1Qq5/q7/Q3Q3/7Q/3Q1Q2/Q3K2Q w 5 | 0/* | 5 | h3d7 c6d7 b8c8 a5b5 c8e8 | 1 | proved | 5322300000
ten-turns | qq2k3/1q1q4/4q1q1/q1q5/5Q2/2q5/1q1QQQQ1/Q1Q1KQQ1 w 5 | 0/* | 5 | f4f8 c5f8 f2f8 b2c2 f8e8 | 3 | proved | 5312310000
ten-turns | 3qk3/3q4/4q3/1q2Q3/q6q/8/2Q1QQ2/2Q1K1Qq w 5 | 0/* | 5 | c2g6 d7f7 g6f7 a4b4 f7e8 | 3 | proved | 5431000000
ten-turns | 1q1k3q/1q2qq2/q6q/q6q/1Q4Q1/6Q1/4Q2Q/2qQKQQ1 b 5 | 0/* | 5 | h6d2 b4d2 a5d2 g1h1 d2e1 | 3 | proved | 5445510000
ten-turns | q3k3/qq1q4/5Q2/8/8/4Q3/8/q2QK3 b 5 | 0/* | 5 | a7e3 e1f1 a1d1 f6g6 d1f1 | 1 | proved | 5555510000
ten-turns | q1qqkqQ1/3q4/8/5q2/4Q3/Q7/3Q4/2Q1K3 b 5 | 0/* | 5 | a8e4 a3e3 f5f1 c1d1 f1e1 | 3 | proved | 5555500000
ten-turns | 4k3/8/8/8/7q/2Q2Q2/3QqQQ1/4K1Q1 w 5 | 0/* | 5 | f3e2 h4e4 g2e4 e8d7 d2d7 | 1 | proved | 5554510000
ten-turns | Q2qk3/4q2Q/8/8/8/6Q1/3QQq2/Q3K3 w 5 | 0/* | 5 | g3f2 e7e2 d2e2 d8c8 e2e8 | 3 | proved | 5555510000
ten-turns | 2q2k2/1q3q2/3Q1q2/8/4q3/4Q3/4K3/q7 b 5 | 0/* | 5 | f6d6 e3e4 b7e4 e2d1 a1d1 | 3 | proved | 5545510000
ten-turns | 1q6/4k3/q7/1q1Q4/Q7/1Q1Q3Q/3QqQ2/QQ2K3 w 5 | 0/* | 5 | d2e2 a6e6 h3e6 b5c5 e6e7 | 1 | proved | 5555410000
ten-turns | 8/5kq1/3Q4/5q2/8/2Q5/q7/1qQ1KQ2 b 5 | 0/* | 5 | g7c3 d6d2 a2d2 c1d1 d2e1 | 1 | proved | 5555555500
ten-turns | qqq1k3/q1q2q2/6Q1/q7/7Q/Q1Q5/q7/1Q1K4 b 5 | 0/* | 5 | a8f3 d1c1 a7e3 a3b3 e3c1 | 3 | proved | 5555555500
ten-turns | qqq1k2q/qqqq1q2/2qqq1Q1/qq6/Q6Q/QQQ5/QQ1QQ3/QQ2K3 w 5 | 0/* | 5 | c3h8 d6f8 h8f8 b5c5 f8e8 | 1 | proved | 5555555000
ten-turns | Qq2kqq1/3q1q1q/4q2q/1Q5Q/8/8/1qQ1QQ2/QQ2KQQ1 b 5 | 0/* | 5 | h6d2 c2d2 b2d2 b1c1 d2e1 | 3 | proved | 5555555000
ten-turns | qqqqk1qq/1q1q4/4q3/qq4q1/QQ6/Q1QQ4/QQ2QK2/QQQQ1Q1q b 5 | 0/* | 5 | b7g2 f1g2 a8g2 d1e1 g2f2 | 1 | proved | 5555555550
ten-turns | 2qqk3/8/4q3/1q6/1q2q3/2Q1Q3/4Q3/4K3 b 5 | 0/* | 5 | e4e3 e1f1 b5e2 c3d3 e2f1 | 3 | proved | 4555555550
ten-turns | qqqk1q1q/1q1qqQ2/2q3Q1/8/Q2q4/1q6/2QQQ1Q1/3K2QQ b 5 | 0/* | 5 | d4a1 a4a1 a8a1 e2f2 a1d1 | 1 | proved | 5555555000
ten-turns | qqqqkq2/qq2q3/1qq5/Q2Q4/8/3Q2q1/Q1QQQQ2/QQQ1KQ1q w 5 | 0/* | 5 | d5f7 f8f7 a2f7 g3h3 f7e8 | 3 | proved | 5555555555
ten-turns | qq2k1qQ/q3q3/8/8/4q3/Q3Q3/1q3Q2/QQ1QK3 w 5 | 0/* | 5 | h8g8 e7f8 g8f8 b2c2 f8e8 | 1 | proved | 5555555000
ten-turns | 2q1k1qQ/1q1qq3/8/8/2q5/8/4QQ2/Q1Q1KQ1Q w 5 | 0/* | 5 | f2f8 g8f8 h8f8 c4d4 f8e8 | 1 | proved | 5555555000
`;
